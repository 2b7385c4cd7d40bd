import { expect, test } from '@jest/globals'
import { statFields, ticksIn } from './process-stat.mjs'
import { readWrk, spread } from './read-wrk'

/** The output of wrk 4.1. */
const printed = `Running 4s test @ http://127.0.0.1:8080/
  1 threads and 200 connections
  100000 requests in 4.01s, 512.00MB read
Requests/sec:  24937.66
Transfer/sec:    127.67MB`

test('the counts in the output of wrk are parsed', () => {
  expect(readWrk(printed)).toEqual({ perSecond: 24937.66, responses: 100000, errors: 0 })
})

test('rejected requests and broken connections are counted as errors', () => {
  const text = `${printed}
  Socket errors: connect 1, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 40`
  expect(readWrk(text).errors).toBe(46)
})

test('output without numbers is rejected', () => {
  expect(() => readWrk('unable to connect to 127.0.0.1:8080 Connection refused')).toThrow('wrk printed no numbers')
})

test('a spread is the minimum, the median and the maximum', () => {
  expect(spread([3, 1000, 2])).toBe('2 / 3 / 1,000')
  expect(spread([0.456, 0.4, 1], 2)).toBe('0.4 / 0.46 / 1')
})

test('processor time is read whatever the name of the program', () => {
  expect(ticksIn(statFields('7 (nginx: worker (1) p) S 1 7 7 0 -1 64 1 2 3 4 120 30 5 6 20 0 1 0'))).toBe(150)
})
