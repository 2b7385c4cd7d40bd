import { assertWritable, remove } from './store'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Removes expired submissions now, and once a day while the server runs.
 * @param keepDays the number of days for which a submission is kept
 * @param report receives an error if submissions cannot be stored or removed; the server keeps running
 */
export async function removeExpiredDaily({
  file,
  keepDays,
  report,
}: {
  file: string
  keepDays: number
  report: (error: unknown) => void
}): Promise<{ stop(): void }> {
  const run = async () => {
    try {
      await assertWritable(file)
      await removeExpired(file, keepDays, new Date())
    } catch (error) {
      report(error)
    }
  }
  await run()
  const timer = setInterval(run, dayMs)
  // The timer must not keep the process alive.
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/**
 * Removes submissions that arrived more than `keepDays` days before `now`, spam included.
 * @returns the number removed
 */
export function removeExpired(file: string, keepDays: number, now: Date): Promise<number> {
  const oldest = now.getTime() - keepDays * dayMs
  return remove(file, ({ at }) => Date.parse(at) < oldest)
}
