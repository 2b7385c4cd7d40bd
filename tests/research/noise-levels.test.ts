import { testNoiseLevels } from './noise-levels'

// A fresh seed: 1 and 2 were used to choose the method. `noise-levels.release.test.ts` uses another.
testNoiseLevels(201)
