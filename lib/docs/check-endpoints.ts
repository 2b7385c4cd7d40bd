import { writeInstead } from '../nearest'
import { pathParts } from './paths'

/** As much of the endpoint table as is looked at here. */
export interface Table {
  parameters: Record<string, string>
  resources: Record<string, { operations: { call: string; title: string; summary: string }[] }[]>
}

/** A contradiction that a schema alone cannot see: the way to the field, and the sentence on what to do. */
export interface Finding {
  path: (string | number)[]
  message: string
}

/** Every operation with the way to it. */
function entriesOf({ resources }: Table) {
  return Object.entries(resources).flatMap(([resource, groups]) =>
    groups.flatMap(({ operations }, group) =>
      operations.map((operation, index) => ({
        operation,
        path: ['resources', resource, group, 'operations', index],
      })),
    ),
  )
}

const advice = {
  call: 'It stands here already; remove one of the two.',
  title: 'Another operation has this title; say what is different about this one.',
  summary: 'Another operation has this summary; say what is different about this one.',
}

/** Each call, title and summary has to be one of a kind. */
function repeated(table: Table, field: keyof typeof advice): Finding[] {
  const seen = new Set<string>()
  return entriesOf(table).flatMap(({ operation, path }) => {
    const again = seen.has(operation[field])
    seen.add(operation[field])
    return again ? [{ path: [...path, field], message: advice[field] }] : []
  })
}

/** Path parameters without a meaning. */
function unexplained(table: Table): Finding[] {
  return entriesOf(table).flatMap(({ operation, path }) =>
    pathParts(operation.call)
      .filter(({ parameter }) => parameter !== undefined && !Object.hasOwn(table.parameters, parameter))
      .map(({ parameter = '' }) => ({
        path: [...path, 'call'],
        message: `Nothing under parameters explains “${parameter}”. ${writeInstead(parameter, Object.keys(table.parameters))}`,
      })),
  )
}

/** Meanings of parameters that stand in no path. */
function idle(table: Table): Finding[] {
  const used = new Set(
    entriesOf(table).flatMap(({ operation }) => pathParts(operation.call).map((part) => part.parameter)),
  )
  return Object.keys(table.parameters)
    .filter((name) => !used.has(name))
    .map((name) => ({
      path: ['parameters', name],
      message: `No path has “${name}” in it; remove this line or correct its name.`,
    }))
}

/** What the endpoint table contradicts in itself. */
export function checkEndpoints(table: Table): Finding[] {
  return [
    ...unexplained(table),
    ...idle(table),
    ...repeated(table, 'call'),
    ...repeated(table, 'title'),
    ...repeated(table, 'summary'),
  ]
}
