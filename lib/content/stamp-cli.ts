import { datesFile, writeDates } from './dates'

/** `npm run stamp`: writes down on which day the words of each page became what they are. Commit what it writes. */
export async function main(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const paths = await writeDates(today)
  if (paths.length === 0) console.log(`No page says anything else than ${datesFile} knows.`)
  else console.log(`${today} is now the date of:\n${paths.map((path) => `  ${path}`).join('\n')}\nCommit ${datesFile}.`)
}
