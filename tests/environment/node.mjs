/** The environment of Node tests. Jest needs it as the default export. */
import { TestEnvironment } from 'jest-environment-node'
import { forgetContexts } from './forget-contexts.mjs'
import { keepFolder } from './keep-folder.mjs'
import { stopServices } from './stop-services.mjs'

export default keepFolder(stopServices(forgetContexts(TestEnvironment)))
