import { areasSchema } from '../../content/results/areas-schema'
import { pageSchema } from '../../content/schemas/page'
import { pages } from '../../pages/index'
import { writeFields } from './write-fields'

/** Writes the tables of the fields of every kind of page, and of the areas of a case. */
export async function allFields(): Promise<string> {
  const ofPages = pages.map(async ({ file, schema }) => ({ files: [file], schema: await schema() }))
  return writeFields(pageSchema, [
    ...(await Promise.all(ofPages)),
    { files: ['content/cases/*/areas.yml'], schema: areasSchema },
  ])
}
