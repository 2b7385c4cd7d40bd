/** The environment of jsdom tests. Jest needs it as the default export. */
import { TestEnvironment } from 'jest-environment-jsdom'
import { disableStorages } from './disable-storages.mjs'
import { keepFolder } from './keep-folder.mjs'
import { stopServices } from './stop-services.mjs'

export default keepFolder(stopServices(disableStorages(TestEnvironment)))
