import { remove } from './store'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Removes submissions when their days are over: now and once a day for as long as the server runs.
 * @param keepDays days that a submission is kept
 */
export async function keepFormsTidy({ file, keepDays }: { file: string; keepDays: number }): Promise<{ stop(): void }> {
  await removeOld(file, keepDays, new Date())
  const timer = setInterval(() => {
    removeOld(file, keepDays, new Date()).catch((error) => console.error(error))
  }, dayMs)
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
