import type { Answer, Question, ReportQuestion } from './messages'

/** What becomes of a question; the page adds two ends to those of the worker. */
export type Ended<Report> =
  | Exclude<Answer<Report>, { is: 'ready' | 'progress' | 'read' }>
  /** The worker broke off, or never began. */
  | { is: 'failed'; began: boolean }
  /** Another question took the place of this one. */
  | { is: 'stopped' }

/** The worker, and what it has been asked. */
export interface Desk<Report> {
  /** Reads files and counts; what was being read is given up. */
  report(wanted: ReportQuestion, told: (step: Step) => void): Promise<Ended<Report>>
  picture(file: File): Promise<Ended<Report>>
}

/** How far the worker is. */
export type Step = Extract<Answer<never>, { is: 'progress' | 'read' }>

interface Waiting<Report> {
  hear: (answer: Answer<Report>) => void
  end: (end: Ended<Report>) => void
}

/** Starts the worker, before a file is chosen: nothing is asked of the network afterwards. */
export function openDesk<Report>(address: string): Desk<Report> {
  const waiting = new Map<number, Waiting<Report>>()
  let worker: Worker | undefined
  let began = false
  let last = 0
  let reading = 0

  const breakOff = (end: Ended<Report>) => {
    worker?.terminate()
    worker = undefined
    for (const each of waiting.values()) each.end(end)
    waiting.clear()
  }
  const start = () => {
    began = false
    try {
      worker = new Worker(address)
    } catch {
      return
    }
    worker.onerror = (event) => {
      event.preventDefault()
      breakOff({ is: 'failed', began })
    }
    worker.onmessage = ({ data }: MessageEvent<Answer<Report>>) => {
      began = true
      if (data.is !== 'ready') waiting.get(data.id)?.hear(data)
    }
  }
  const ask = (question: (id: number) => Question, told: (step: Step) => void = () => {}) =>
    new Promise<Ended<Report>>((done) => {
      if (!worker) start()
      if (!worker) return done({ is: 'failed', began })
      last++
      const id = last
      const end = (ended: Ended<Report>) => {
        waiting.delete(id)
        if (reading === id) reading = 0
        done(ended)
      }
      const hear = (answer: Answer<Report>) => {
        if (answer.is === 'progress' || answer.is === 'read') told(answer)
        else if (answer.is !== 'ready') end(answer)
      }
      waiting.set(id, { hear, end })
      worker.postMessage(question(id))
    })

  start()
  return {
    picture: (file) => ask((id) => ({ ask: 'picture', id, file })),
    report: (wanted, told) => {
      // Counting cannot be interrupted from within.
      if (reading) breakOff({ is: 'stopped' })
      const asked = ask((id) => ({ ask: 'report', id, ...wanted }), told)
      reading = last
      return asked
    },
  }
}
