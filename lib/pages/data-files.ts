import { siteConfig } from '../../site.config'
import type { DataReaders } from '../content/load-content'
import { readAreas } from '../content/results/read-areas'
import { readYaml } from '../content/yaml/read-yaml'
import { loadLocale, localeFile, readJson } from '../i18n/load-locale'
import { endpointsFile, getEndpoints } from '../reference/endpoints'
import type { Tokens } from '../shared/tokens'
import { computedFile, getComputed } from './cases/computed'

const { exported, default: fallback } = siteConfig.locales

const localeKind = (lng: string) => ({
  file: localeFile(lng, 'common'),
  read: (_: string, tokens: Tokens) => loadLocale(lng, 'common', tokens),
})

/** How the data files of this site are read. */
export const dataReaders: DataReaders = {
  parse: (file, text) => (file.endsWith('.json') ? readJson(file, text) : readYaml(file, text)),
  kinds: [
    ...[...new Set([...exported, fallback])].map(localeKind),
    { file: endpointsFile, read: getEndpoints },
    { file: computedFile, read: getComputed },
    { file: 'content/cases/*/areas.yml', read: readAreas },
  ],
}
