import { z } from 'zod'

const restamp = 'Run npm run stamp, which rewrites this file.'

/** The schema of `content/.dates.json`. */
export const datesSchema = z.record(
  z.string().startsWith('/', restamp),
  z.strictObject({
    words: z.string().regex(/^[0-9a-f]{16}$/, restamp),
    day: z.iso.date(restamp),
    scheduled: z.literal(true, restamp).optional(),
  }),
)
