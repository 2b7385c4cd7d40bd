import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from '@jest/globals'
import { disableStorages } from './disable-storages.mjs'

class Environment {
  async setup() {}
  async teardown() {}
}

test('an AsyncLocalStorage that a test file enables is disabled after it, because it would slow down every later file', async () => {
  const before = AsyncLocalStorage.prototype.run
  const environment = new (disableStorages(Environment))()
  const [used, older] = [new AsyncLocalStorage<string>(), new AsyncLocalStorage<string>()]
  await older.run('older', async () => {
    await environment.setup()
    await used.run('used', async () => {
      expect(used.getStore()).toBe('used')
      await environment.teardown()
      expect(used.getStore()).toBeUndefined()
    })
    expect(older.getStore()).toBe('older')
  })
  expect(AsyncLocalStorage.prototype.run).toBe(before)
})
