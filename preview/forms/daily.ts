import { assertWritable, remove } from './store'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Removes submissions when their days are over: now and once a day for as long as the server runs.
 * @param keepDays days that a submission is kept
 * @param report is told where submissions cannot be kept or removed; the server goes on
 */
export async function keepFormsTidy({
  file,
  keepDays,
  report,
}: {
  file: string
  keepDays: number
  report: (error: unknown) => void
}): Promise<{ stop(): void }> {
  const tidy = async () => {
    try {
      await assertWritable(file)
      await removeOld(file, keepDays, new Date())
    } catch (error) {
      report(error)
    }
  }
  await tidy()
  const timer = setInterval(tidy, dayMs)
  // It never keeps a server alive that is otherwise done.
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/**
 * Removes what arrived more than `keepDays` days before `now`, spam as well.
 * @returns how many lines are gone
 */
export function removeOld(file: string, keepDays: number, now: Date): Promise<number> {
  const oldest = now.getTime() - keepDays * dayMs
  return remove(file, ({ at }) => Date.parse(at) < oldest)
}
