import { caseFiles, caseText, csv, goodAreas, goodCsv, samplesOf } from './case-files'
import type { MessageCase } from './message-case'

const two = '  - { name: A, picture: toast-a.png, alt: Toast. }\n  - { name: B, picture: toast-b.png, alt: Toast. }\n'
const parts = '### Emotion\n\nText.\n\n### Eye tracking\n\nText.\n\n### Excitement\n\nText.\n'
const comparison = `---\n${caseText({ versions: two, fields: 'lockedTo: crust\n' }).split('---\n')[1]}---\n\n## Overall scores\n\n## Engagement heatmap\n\n## Dashboard overview\n\n${parts}\n## Individual eye movements\n\n## Conclusion\n`
const fields = (line: string) => caseFiles(caseText({ fields: `${line}\n` }))
const sections = (rest: string) => caseFiles(caseText({ rest }))
const emotion = (text: string) => caseFiles(caseText({ emotion: text }))
const good = caseFiles()

export const caseCases: readonly MessageCase[] = [
  {
    id: 'case-no-areas',
    bad: caseFiles(caseText(), { 'areas.yml': goodAreas.replace('toast-a:', 'bread:') }),
    near: good,
  },
  { id: 'case-areas-missing', bad: { 'content/cases/toast/index.md': caseText() }, near: good },
  { id: 'case-areas-empty', bad: caseFiles(caseText(), { 'areas.yml': '{}\n' }), near: good },
  {
    id: 'case-area-twice',
    bad: caseFiles(caseText(), {
      'areas.yml': goodAreas.replace('    - {', '    - { id: crust, x: 1, y: 1, width: 2, height: 2 }\n    - {'),
    }),
    near: caseFiles(caseText(), {
      'areas.yml': goodAreas.replace('    - {', '    - { id: crumb, x: 1, y: 1, width: 2, height: 2 }\n    - {'),
    }),
  },
  { id: 'case-locked-to', bad: fields('lockedTo: crusts'), near: fields('lockedTo: crust') },
  {
    id: 'case-locked-to-both',
    bad: caseFiles(comparison, {
      'b.csv': goodCsv,
      'areas.yml': goodAreas.replace('id: crust', 'id: crumb'),
    }),
    near: caseFiles(comparison, { 'b.csv': goodCsv }),
  },
  { id: 'case-primary', bad: fields('primary: luck'), near: fields('primary: happiness') },
  {
    id: 'case-section-unknown',
    bad: sections('## Eye tracking\n\n## Excitment\n'),
    near: sections('## Eye tracking\n\n## Excitement\n'),
  },
  {
    id: 'case-section-twice',
    bad: sections('## Eye tracking\n\n## Excitement\n\n## Emotion\n'),
    near: sections('## Eye tracking\n\n## Excitement\n\n**Emotion**\n'),
  },
  {
    id: 'case-section-missing',
    bad: sections('## Excitement\n'),
    near: sections('## *Eye* tracking\n\n## Excitement\n'),
  },
  {
    id: 'case-section-missing-last',
    bad: sections('## Eye tracking\n'),
    near: sections('## Eye tracking\n\nExcitement\n----------\n'),
  },
  {
    id: 'case-section-order',
    bad: sections('## Excitement\n\n## Eye tracking\n'),
    near: sections('## Eye tracking\n\n## Excitement\n'),
  },
  {
    id: 'case-hard-coded-number',
    bad: emotion('It is **12%** better, and *3 beats* higher.'),
    near: emotion('It is {{a.happiness}} better, at 95% <!-- number ok: the level -->.'),
  },
  {
    id: 'case-hard-coded-field',
    bad: caseFiles(caseText().replace('A lead.', 'Seen by 12 people.')),
    near: caseFiles(caseText().replace('lead: A lead.', '# number ok: of the set-up\nlead: Seen by 12 people.')),
  },
  {
    id: 'case-no-interval',
    bad: caseFiles(caseText().replace('A lead.', '"{{a.happiness.interval}}"'), {
      'a.csv': csv(...samplesOf('a01', 90)),
    }),
    near: caseFiles(caseText().replace('A lead.', '"{{a.happiness}}"'), { 'a.csv': csv(...samplesOf('a01', 90)) }),
  },
]
