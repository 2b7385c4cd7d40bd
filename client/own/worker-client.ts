import type { ReportRequest, WorkerRequest, WorkerResponse } from './messages'

/** How a request ended: with a response from the worker, or in one of two ways that only the page knows about. */
export type Outcome<Report> =
  | Exclude<WorkerResponse<Report>, { is: 'ready' | 'progress' | 'read' }>
  /** The worker stopped with an error, or never started. `began` says whether it had sent anything. */
  | { is: 'failed'; began: boolean }
  /** A new report stopped the worker before this request was finished. */
  | { is: 'stopped' }

/** Sends requests to the worker. */
export interface WorkerClient<Report> {
  /**
   * Asks the worker to read and analyse files. If an earlier report is not finished, it is abandoned, and any picture
   * that is still being decoded is decoded again.
   */
  report(wanted: ReportRequest, onProgress: (progress: Progress) => void): Promise<Outcome<Report>>
  /** Asks the worker to decode a picture. */
  picture(file: File): Promise<Outcome<Report>>
}

/** The progress of the worker. */
export type Progress = Extract<WorkerResponse<never>, { is: 'progress' | 'read' }>

interface Pending<Report> {
  receive: (response: WorkerResponse<Report>) => void
  end: (outcome: Outcome<Report>) => void
}

/**
 * Starts the worker immediately, before a file is chosen, so that reading the file requests nothing from the network. A
 * worker that has stopped is started again for the next request.
 */
export function startWorkerClient<Report>(url: string): WorkerClient<Report> {
  const pending = new Map<number, Pending<Report>>()
  let worker: Worker | undefined
  let began = false
  let lastId = 0
  /** The id of the report that is being made; 0 if there is none. */
  let reportId = 0

  const abandon = (outcome: Outcome<Report>) => {
    worker?.terminate()
    worker = undefined
    for (const each of pending.values()) each.end(outcome)
    pending.clear()
  }
  const start = () => {
    began = false
    try {
      worker = new Worker(url)
    } catch {
      return
    }
    worker.onerror = (event) => {
      event.preventDefault()
      abandon({ is: 'failed', began })
    }
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse<Report>>) => {
      began = true
      if (data.is !== 'ready') pending.get(data.id)?.receive(data)
    }
  }
  const send = (makeRequest: (id: number) => WorkerRequest, onProgress: (progress: Progress) => void = () => {}) =>
    new Promise<Outcome<Report>>((resolve) => {
      if (!worker) start()
      if (!worker) return resolve({ is: 'failed', began })
      lastId++
      const id = lastId
      const end = (outcome: Outcome<Report>) => {
        pending.delete(id)
        if (reportId === id) reportId = 0
        resolve(outcome)
      }
      const receive = (response: WorkerResponse<Report>) => {
        if (response.is === 'progress' || response.is === 'read') onProgress(response)
        else if (response.is !== 'ready') end(response)
      }
      pending.set(id, { receive, end })
      worker.postMessage(makeRequest(id))
    })

  start()
  const client: WorkerClient<Report> = {
    picture: async (file) => {
      const outcome = await send((id) => ({ ask: 'picture', id, file }))
      return outcome.is === 'stopped' ? client.picture(file) : outcome
    },
    report: (wanted, onProgress) => {
      // The analysis cannot be interrupted from inside the worker.
      if (reportId) abandon({ is: 'stopped' })
      const outcome = send((id) => ({ ask: 'report', id, ...wanted }), onProgress)
      reportId = lastId
      return outcome
    },
  }
  return client
}
