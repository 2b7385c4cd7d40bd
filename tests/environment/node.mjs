/** The environment of Node tests. Jest needs it as the default export. */
import { TestEnvironment } from 'jest-environment-node'
import { disableStorages } from './disable-storages.mjs'
import { keepFolder } from './keep-folder.mjs'
import { stopServices } from './stop-services.mjs'

export default keepFolder(stopServices(disableStorages(TestEnvironment)))
