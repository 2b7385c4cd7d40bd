import { afterEach, expect, test } from '@jest/globals'
import config from '../../next.config'

const before = process.env.SHIP
afterEach(() => {
  if (before === undefined) delete process.env.SHIP
  else process.env.SHIP = before
})

test.each(['fancy', 'constructor', 'toString', '__proto__', 'Plain'])(
  'SHIP=%s is rejected as unknown, with what to do',
  async (ship) => {
    process.env.SHIP = ship
    await expect(config('')).rejects.toThrow(`SHIP is set to ${ship}. Leave it out, or set it to plain or untouched.`)
  },
)
