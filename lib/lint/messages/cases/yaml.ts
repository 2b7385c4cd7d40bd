import type { MessageCase } from './message-case'
import { changed, lineCase, thanks } from './pages'

export const yamlCases: readonly MessageCase[] = [
  lineCase('yaml-colon-in-value', 'note: Pricing: how', 'note: "Pricing: how"'),
  {
    id: 'yaml-first-indented',
    bad: thanks('---\n title: Thanks\nlead: Yes\nbutton: Home\n---\n'),
    near: thanks('---\n title: Thanks\n lead: Yes\n button: Home\n---\n'),
  },
  lineCase('yaml-too-deep', `note: ${'['.repeat(5000)}`, `note: ${'['.repeat(50)}${']'.repeat(50)}`),
  {
    id: 'yaml-too-large',
    bad: changed('content/facts.yml', 'plans:', `# ${'x'.repeat(500_000)}\nplans:`),
    near: changed('content/facts.yml', 'plans:', `# ${'x'.repeat(400_000)}\nplans:`),
  },
  lineCase('yaml-tab', '\tnote: A note', '# \tA note'),
  lineCase('yaml-name-twice', 'title: Twice', 'note: Once'),
  lineCase('yaml-bad-beginning', 'note: @home', 'note: at @home'),
  lineCase('yaml-exclamation-mark', 'note: !important', 'note: important!'),
  lineCase('yaml-brace', 'note: {{site.name}}', 'note: "{{site.name}}"'),
  {
    id: 'yaml-no-colon',
    bad: thanks('---\ntitle: Thanks\nA note\n---\n'),
    near: thanks('---\ntitle: Thanks\nnote: A note\n---\n'),
  },
  lineCase('yaml-no-field', 'note:A note', 'note: A note'),
  lineCase('yaml-two-documents', '...', '# ...'),
  lineCase('yaml-indent', 'note: [a, b', 'note: "[a, b"'),
  lineCase('yaml-backslash', 'note: "C:\\quick"', "note: 'C:\\quick'"),
  lineCase('yaml-quote-open', 'note: "A note', 'note: 5" wide'),
  lineCase('yaml-unreadable', 'note: "A" note', 'note: A "note"'),
  {
    id: 'yaml-no-fields',
    bad: { 'content/site.yml': '- name\n' },
    near: changed('content/site.yml', 'name: Oogwenk', '# - name\nname: Oogwenk'),
  },
  lineCase('yaml-anchor', 'note: &now text', 'note: text &now'),
  lineCase('yaml-alias', 'note: *bold*', 'note: really *bold*'),
  lineCase('yaml-forbidden-name', 'constructor: A note', 'note: constructor'),
  lineCase('yaml-text-dropped', 'note: Our #1 tip', 'note: Our C#1 tip'),
  lineCase('yaml-suppression-dropped', 'note: 100 years # number ok: of an election', '# number ok: of an election'),
]
