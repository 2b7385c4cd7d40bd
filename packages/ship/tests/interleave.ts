import type { LockSystem } from '../forms/lock'

/** A folder of file names in memory. Each user waits before every step until a schedule lets it continue. */
export interface Stage {
  /** The system that the lock uses, for one of the users. */
  systemFor: (user: number) => LockSystem
  /** Waits for one step of work that uses no file, so that other users can run in between. */
  step: (user: number) => Promise<void>
  /** Users that currently hold the lock. */
  inside: Set<number>
}

/** How users request the lock, and which files exist at the start. */
export interface Scenario {
  users: number
  /** File names that dead processes left in the folder; undefined if there is no folder. */
  left?: readonly string[]
  /** Whether the first user may be killed at any step. */
  kill?: boolean
  /** How a listing treats names that appear or disappear while it runs: unless atomic, it has none or all of them. */
  listing: 'atomic' | 'misses changes' | 'sees changes'
  use: (stage: Stage, user: number) => Promise<unknown>
}

interface Waiting {
  user: number
  /** Takes the step, and returns its result, which becomes part of the user's state. */
  run: () => unknown
  go: (result: unknown) => void
  fail: (error: Error) => void
  /** If it waits for a change to the folder: the version of the folder that it has seen. */
  after?: number
}

/** The result of a schedule. */
interface Outcome {
  /** How many users could have taken each step. */
  choices: number[]
  /** The state that decides how the schedule continues, before each further step. */
  states: string[]
  fault?: string
}

/**
 * Runs a scenario under every possible schedule until it has visited each reachable state.
 * @param maxStates the number of states after which it fails because the scenario is too large
 * @returns the number of states, and the first fault: two users inside at the same time, or a deadlock
 */
export async function explore(
  scenario: Scenario,
  maxStates = 200_000,
): Promise<{ states: number; fault: string | undefined }> {
  const seen = new Set<string>()
  const open: number[][] = [[]]
  for (let prefix = open.pop(); prefix; prefix = open.pop()) {
    const { choices, states, fault } = await play(scenario, prefix, (state) => seen.has(state))
    if (fault) return { states: seen.size, fault: `${fault} (schedule ${prefix.join('')}…)` }
    for (const [index, state] of states.entries()) {
      seen.add(state)
      const taken = [...prefix, ...Array(index).fill(0)]
      for (let other = 1; other < (choices[prefix.length + index] ?? 0); other += 1) open.push([...taken, other])
    }
    if (seen.size > maxStates) throw new Error(`The scenario has more than ${maxStates} states. Make it smaller.`)
  }
  return { states: seen.size, fault: undefined }
}

/**
 * Runs one schedule: its numbers choose among the waiting users, and after them the first user continues.
 * @param isKnown whether to stop at a state whose continuations were already visited; without it, no state is recorded
 */
export async function play(
  scenario: Scenario,
  schedule: readonly number[],
  isKnown?: (state: string) => boolean,
): Promise<Outcome> {
  let folder = scenario.left ? new Set(scenario.left) : undefined
  let version = 0
  const waiting: Waiting[] = []
  const memory: string[] = Array(scenario.users).fill('')
  /** The version of the folder that each user saw last. */
  const listed: number[] = []
  const alive = new Set(memory.map((_, user) => user))
  const done = new Set<number>()
  const inside = new Set<number>()
  const defer = (user: number, run: () => unknown, after?: number) =>
    new Promise<never>((go, fail) => {
      waiting.push({ user, run, go: go as (result: unknown) => void, fail, ...(after === undefined ? {} : { after }) })
    })
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const change = () => {
    version += 1
  }
  const stage: Stage = {
    inside,
    step: (user) => defer(user, () => undefined),
    systemFor: (user) => ({
      owner: async () => `${user}.`,
      unique: () => 'x',
      now: () => 0,
      pause: () => defer(user, () => undefined, listed[user] ?? 0),
      isAlive: (owner) => defer(user, () => alive.has(Number.parseInt(owner, 10))),
      makeFolder: () =>
        defer(user, () => {
          folder ??= new Set()
          change()
        }),
      removeFolder: () =>
        defer(user, () => {
          if (folder?.size === 0) folder = undefined
          change()
        }),
      create: (path) =>
        defer(user, () => {
          if (!folder) throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' })
          if (folder.has(name(path))) throw Object.assign(new Error('EEXIST'), { code: 'EEXIST' })
          folder.add(name(path))
          change()
        }),
      remove: (path) =>
        defer(user, () => {
          folder?.delete(name(path))
          change()
        }),
      list: async () => {
        const before: string[] = await defer(user, () => {
          listed[user] = version
          return [...(folder ?? [])]
        })
        if (scenario.listing === 'atomic') return before
        return defer(user, () => {
          const now = [...(folder ?? [])]
          if (scenario.listing === 'misses changes') return before.filter((each) => now.includes(each))
          return [...new Set([...before, ...now])]
        })
      },
    }),
  }
  const outcome: Outcome = { choices: [], states: [] }
  for (const user of alive) {
    scenario.use(stage, user).then(
      () => done.add(user),
      (error) => {
        outcome.fault ??= `user ${user} failed: ${error}`
      },
    )
  }
  for (let step = 0; ; step += 1) {
    // Every step waits for a promise of this stage, so all users are soon waiting.
    const isAtRest = (user: number) => done.has(user) || waiting.some((each) => each.user === user)
    for (let turns = 0; turns < 100 && !outcome.fault && !memory.every((_, user) => isAtRest(user)); turns += 1)
      await undefined
    if (inside.size > 1) outcome.fault = `users ${[...inside].join(' and ')} are inside at the same time`
    if (outcome.fault) return outcome
    const ready = waiting
      .filter(({ after, user }) => alive.has(user) && (after === undefined || after < version))
      .sort((a, b) => a.user - b.user)
    const left = [...alive].filter((user) => !done.has(user))
    if (left.length === 0) return outcome
    if (ready.length === 0) return { ...outcome, fault: `users ${left.join(' and ')} wait for ever` }
    if (isKnown && step >= schedule.length) {
      const pauses = waiting.map(
        ({ user, after }) => `${user}${after === undefined ? '' : after < version ? 'p' : 'P'}`,
      )
      const state = [[...(folder ?? ['-'])].sort(), memory, pauses.sort(), [...alive], [...done].sort()].join('|')
      if (isKnown(state)) return outcome
      outcome.states.push(state)
    }
    const mayKill = scenario.kill === true && alive.size === scenario.users && !done.has(0)
    outcome.choices.push(ready.length + (mayKill ? 1 : 0))
    const chosen = ready[(schedule[step] ?? 0) % (ready.length + (mayKill ? 1 : 0))]
    if (!chosen) {
      alive.delete(0)
      inside.delete(0)
      change()
      continue
    }
    waiting.splice(waiting.indexOf(chosen), 1)
    try {
      const result = chosen.run()
      memory[chosen.user] += `${JSON.stringify(result) ?? ''};`
      chosen.go(result)
    } catch (error) {
      memory[chosen.user] += `${error};`
      chosen.fail(error as Error)
    }
  }
}
