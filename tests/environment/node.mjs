/** Where tests of what runs in Node run. Jest wants it as the default export. */
import { TestEnvironment } from 'jest-environment-node'
import { forgetContexts } from './forget-contexts.mjs'
import { stopServices } from './stop-services.mjs'

export default stopServices(forgetContexts(TestEnvironment))
