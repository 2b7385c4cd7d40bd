import { testNoiseLevels } from './noise-levels'

// Not a seed that was used to choose a method (1 and 2). `noise-levels.release.test.ts` takes another.
testNoiseLevels(201)
