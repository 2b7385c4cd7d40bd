import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type Curve, readResults, reportOf, sessionsOf } from '@oogwenk/gaze'
import { meanCurve, ownCurve } from './mean-curve'

const rows = readFileSync('content/cases/galaxy/a.csv', 'utf8').split('\n')
/** Returns the results of these people alone. */
const resultsOf = (isChosen: (id: string) => boolean = () => true) => {
  const chosen = rows.filter((row, index) => index === 0 || isChosen(row.slice(0, row.indexOf(','))))
  return readResults(chosen.join('\n'), { width: 1200, height: 750 })
}
const sessions = sessionsOf(resultsOf())

test.each(['happiness', 'contempt', 'heartrate'] as const)(
  'the mean curve equals the one in the page’s report: %s',
  (channel) => {
    for (const some of [sessions, sessions.slice(0, 1), sessions.slice(3, 8)]) {
      const own = some.flatMap((session) => ownCurve(session, channel, 10_000) ?? [])
      const ids = some.map(({ person }) => person.id)
      const report = reportOf({ results: resultsOf((id) => ids.includes(id)), areas: [] })
      const [curveOfPage] = report.clock.flatMap((each) => (each.channel === channel ? each.curves : []))
      const { mean, usable } = curveOfPage as Curve
      expect(own).toHaveLength(usable)
      const curve = meanCurve(own, 10_000)
      expect(curve).toHaveLength(mean.length)
      for (const [index, value] of mean.entries()) expect(curve[index]).toBeCloseTo(value, 9)
    }
  },
)

test('a person whose heart rate is missing for most of the first second is left out, and an empty group has no curve', () => {
  const [session] = sessions as [(typeof sessions)[0]]
  const lost = session.person.heartrate.map((value, row) =>
    (session.person.time[row] as number) < 600 ? Number.NaN : value,
  )
  expect(ownCurve({ ...session, person: { ...session.person, heartrate: lost } }, 'heartrate', 10_000)).toBeUndefined()
  expect(meanCurve([], 300)).toEqual(Float64Array.from([Number.NaN, Number.NaN, Number.NaN]))
})
