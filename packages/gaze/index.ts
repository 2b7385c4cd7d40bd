// The only entry point besides the thresholds in `settings.ts`: the list of what the package offers, at most a dozen names
// in all, which `entry-points.test.ts` counts.
export type { AreaOfInterest, Rectangle } from './areas'
export type { Channel } from './channels'
export { type Curve, type CurveOptions, personCurve, type Trace } from './curves'
export type { Density } from './density'
export type { BasicEmotion, Emotion } from './emotions'
export { figuresOfArea } from './figures/drawn-area'
export { type Figure, type Figures, type FiguresOptions, figuresOf } from './figures/figures'
export { tokenOf, type Unit } from './figures/metrics'
export type { AreaFigures } from './figures/summarise'
export type { Fixation, Gaze } from './fixations'
export { type LooksAtArea, looksAt } from './looks'
export { type AreasFile, type MarkedArea, readAreas } from './read-areas'
export { readResults, readResultsFrom } from './read-results'
export { ResultsError } from './reading/results-problems'
export {
  type ChannelCurves,
  type LockedCurves,
  type Report,
  type ReportOptions,
  type ReportVersion,
  reportOf,
  type ScoreRow,
} from './report'
export type { AreaCell, AreaRow } from './report-areas'
export type { Column, Counts, Grid, Person, Results } from './results'
export { type Design, type Session, sessionsOf, type Version } from './sessions'
export type { DensityOptions, FixationOptions } from './settings'
export type { Interval, Verdict } from './statistics/statistics'
export type { Trust } from './vision'
