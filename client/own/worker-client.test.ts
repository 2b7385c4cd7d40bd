import { beforeEach, expect, test } from '@jest/globals'
import type { ReportRequest, WorkerRequest, WorkerResponse } from './messages'
import { startWorkerClient } from './worker-client'

/** A worker that responds only when a test says so. */
class SilentWorker {
  static all: SilentWorker[] = []
  requests: WorkerRequest[] = []
  onmessage?: (event: { data: WorkerResponse<string> }) => void
  constructor() {
    SilentWorker.all.push(this)
  }
  postMessage(request: WorkerRequest) {
    this.requests.push(request)
  }
  terminate() {}
}

beforeEach(() => {
  SilentWorker.all = []
  Object.assign(globalThis, { Worker: SilentWorker })
})

const wanted = {} as ReportRequest

test('a picture that is being decoded while a new report replaces an earlier one is decoded again', async () => {
  const client = startWorkerClient<string>('/own.js')
  const first = client.report(wanted, () => {})
  const picture = client.picture({ name: 'burger.png' } as File)
  void client.report(wanted, () => {})
  expect(await first).toEqual({ is: 'stopped' })
  const [, second] = SilentWorker.all
  const again = second?.requests.find(({ ask }) => ask === 'picture')
  expect(again).toMatchObject({ file: { name: 'burger.png' } })
  second?.onmessage?.({ data: { is: 'no picture', id: again?.id ?? 0, why: 'broken' } })
  expect(await picture).toMatchObject({ is: 'no picture' })
})
