import type { Sentences } from '../../shared/message'

const intro = `# Messages

What the content doctor (\`npm run check:content\`), and with it every build, may say of \`content/\` and \`locales/\`. Each is two sentences: what is wrong, and what to write instead. *‹found›* stands for what was found. An error stops the build; a warning stops nothing. An *error in CI* stops a build where \`CI\` is set, as it is in continuous integration and at the usual hosts; on a desk the build prints it and goes on ([why](decisions/053-dates-are-stamped.md)). What has to be settled before the site goes live is told by \`npm run launch-check\` alone, and stops no build.

This page is written by \`npm run tool -- messages\` from the tables that \`lib/lint/messages/catalogue.ts\` names.
`

/** A sentence for Markdown: holes between angle quotes, and nothing in it read as markup. */
function sentence(text: string): string {
  return text.replace(/[\\`*_<>|[\]#]/g, '\\$&').replace(/\{([a-z][A-Za-z]*)\}/g, '*‹$1›*')
}

/** The page that lists every message, group by group. */
export function writeMessages(groups: Readonly<Record<string, Readonly<Record<string, Sentences>>>>): string {
  const parts = Object.entries(groups).map(([title, messages]) => {
    const rows = Object.entries(messages).map(
      ([id, { severity, onlyInCi, what, fix }]) =>
        `| \`${id}\` | ${severity}${onlyInCi ? ' in CI' : ''} | ${sentence(what)} | ${sentence(fix)} |`,
    )
    return `\n## ${title}\n\n| id | | what is wrong | what to do |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return intro + parts.join('')
}
