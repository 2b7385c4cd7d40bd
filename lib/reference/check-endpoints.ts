import type { Message, Values } from '../shared/diagnostic'
import { nearest } from '../shared/nearest'
import { endpointMessages } from './endpoint-messages'
import { groupId, operationId, pathParts, snakeCase } from './paths'

interface Entry extends Partial<Record<'request' | 'answer' | 'codes' | 'notes', string[] | undefined>> {
  call: string
  title: string
  summary: string
}

/** The part of the endpoint table that is checked here. */
interface Table {
  parameters: Record<string, string>
  resources: Record<string, { group: string; text: string; operations: Entry[] }[]>
}

type Path = (string | number)[]

/** A mistake that a schema alone cannot find: the path of the field, and its message. */
interface Finding {
  path: Path
  message: Message
  /** Values for the message, besides the value of the field as `found`. */
  values?: Values
  /** The path of another field, whose line the message gives as `line`. */
  other?: Path
  /** Whether the mistake is in the name of the field. */
  isName?: true
}

/** Finds names of parameters and pages that could not be part of a path. */
function findInvalidNames({ parameters, resources }: Table): Finding[] {
  const findIn = (group: object, field: string, kind: string): Finding[] =>
    Object.keys(group).flatMap((name): Finding[] => {
      if (/^[a-z_]+$/.test(name)) return []
      const meant = snakeCase(name.replace(/[^A-Za-z_\s-]/g, ''))
      const instead = meant === '' ? 'Use only these' : `Write “${meant}:” instead`
      const values = { name, kind, instead }
      return [{ path: [field, name], message: endpointMessages['endpoint-name'], values, isName: true }]
    })
  return [
    ...findIn(parameters, 'parameters', 'a parameter'),
    ...findIn(resources, 'resources', 'a page of the reference'),
  ]
}

/** Every operation with its path in the table. */
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

const repeatMessages = {
  call: endpointMessages['endpoint-call-twice'],
  title: endpointMessages['endpoint-title-twice'],
  summary: endpointMessages['endpoint-summary-twice'],
} as const

/** Finds operations with the call and the title of an earlier one, probably because one was pasted twice. */
function findCopies(table: Table): Finding[] {
  const seen = new Map<string, Path>()
  return entriesOf(table).flatMap(({ operation: { call, title }, path }): Finding[] => {
    const other = seen.get(`${call}\n${title}`)
    if (other !== undefined)
      return [{ path: [...path, 'call'], message: endpointMessages['endpoint-twice'], values: { title }, other }]
    seen.set(`${call}\n${title}`, [...path, 'call'])
    return []
  })
}

/** Finds calls, titles and summaries that are not unique. */
function findRepeated(table: Table, field: keyof typeof repeatMessages): Finding[] {
  const seen = new Map<string, ReturnType<typeof entriesOf>[number]>()
  return entriesOf(table).flatMap((entry): Finding[] => {
    const first = seen.get(entry.operation[field])
    if (first !== undefined) {
      const [path, other] = [entry, first].map((each) => [...each.path, field]) as [Path, Path]
      return [{ path, message: repeatMessages[field], values: { title: first.operation.title }, other }]
    }
    seen.set(entry.operation[field], entry)
    return []
  })
}

/** Returns the message about a path parameter without a description. */
function undescribedMessage(parameter: string, known: readonly string[]): Omit<Finding, 'path'> {
  const meant = nearest(parameter, known)
  if (meant === undefined) return { message: endpointMessages['endpoint-parameter-unexplained'], values: { parameter } }
  return { message: endpointMessages['endpoint-parameter-misspelt'], values: { parameter, meant } }
}

/** Finds path parameters without a description, each where it is first used. */
function findUndescribed(table: Table): Finding[] {
  const seen = new Set<string>()
  return entriesOf(table).flatMap(({ operation, path }) =>
    pathParts(operation.call).flatMap(({ parameter }): Finding[] => {
      if (parameter === undefined || Object.hasOwn(table.parameters, parameter) || seen.has(parameter)) return []
      seen.add(parameter)
      return [{ path: [...path, 'call'], ...undescribedMessage(parameter, Object.keys(table.parameters)) }]
    }),
  )
}

/**
 * Finds descriptions of parameters that no path has, except those whose name was misspelt in a path.
 * @param undescribed the parameters without a description
 */
function findUnusedDescriptions(table: Table, undescribed: readonly Finding[]): Finding[] {
  const used = new Set<unknown>([
    ...entriesOf(table).flatMap(({ operation }) => pathParts(operation.call).map((part) => part.parameter)),
    ...undescribed.map(({ values }) => values?.meant),
  ])
  return Object.keys(table.parameters)
    .filter((name) => !used.has(name))
    .map((name) => ({
      path: ['parameters', name],
      message: endpointMessages['endpoint-parameter-unused'],
      values: { parameter: name },
    }))
}

/**
 * Finds calls that differ only in braces or in the name of a parameter, and so have the same address or the same
 * anchor.
 */
function findIndistinct(table: Table): Finding[] {
  const seen = new Map<string, string>()
  return entriesOf(table).flatMap(({ operation: { call }, path }) => {
    const [method = '', address = ''] = call.split(' ')
    const keys = [call.replace(/\{\w+\}/g, '{}'), operationId(method, address)]
    const others = keys.flatMap((key) => seen.get(key) ?? []).filter((other) => other !== call)
    for (const key of keys) seen.set(key, seen.get(key) ?? call)
    return others.slice(0, 1).map((other) => ({
      path: [...path, 'call'],
      message: endpointMessages['endpoint-alike'],
      values: { other },
    }))
  })
}

/** Finds groups with the text of an earlier one, probably left over from a copy. */
function findSameTexts({ resources }: Table): Finding[] {
  const seen = new Map<string, Path>()
  return Object.entries(resources).flatMap(([resource, groups]) =>
    groups.flatMap(({ text }, index): Finding[] => {
      const path = ['resources', resource, index, 'text']
      const other = seen.get(text)
      if (other !== undefined) return [{ path, message: endpointMessages['endpoint-text-twice'], other }]
      seen.set(text, path)
      return []
    }),
  )
}

/**
 * Finds a parameter that only one path has, where all other paths with the same beginning, at least two, have another
 * one. It was probably left over from a copy.
 */
function findOtherParameters(table: Table): Finding[] {
  const byStart = new Map<string, Map<string, { call: string; path: Path }[]>>()
  for (const { operation, path } of entriesOf(table)) {
    const [, start, parameter] = /^[A-Z]+ (\/\w+\/)(\{\w+\})/.exec(operation.call) ?? []
    if (start === undefined || parameter === undefined) continue
    const parameters = byStart.get(start) ?? new Map<string, { call: string; path: Path }[]>()
    byStart.set(start, parameters)
    parameters.set(parameter, [...(parameters.get(parameter) ?? []), { call: operation.call, path }])
  }
  return [...byStart].flatMap(([start, parameters]) => {
    const [usual, other, ...more] = [...parameters].sort(([, one], [, two]) => two.length - one.length)
    if (usual === undefined || other === undefined || more.length > 0) return []
    const [[meant, all], [parameter, [only, ...others]]] = [usual, other]
    if (only === undefined || others.length > 0 || all.length < 2) return []
    const values = { start, meant, parameter, instead: only.call.replace(parameter, meant) }
    return [{ path: [...only.path, 'call'], message: endpointMessages['endpoint-parameter-other'], values }]
  })
}

/** Finds groups of one page whose headings have the same anchor. */
function findSameHeadings({ resources }: Table): Finding[] {
  return Object.entries(resources).flatMap(([resource, groups]) => {
    const ids = groups.map(({ group }) => groupId(group))
    return ids.flatMap((id, index) =>
      ids.indexOf(id) < index
        ? [
            {
              path: ['resources', resource, index, 'group'],
              message: endpointMessages['endpoint-group-twice'],
            },
          ]
        : [],
    )
  })
}

/** Finds parameters that a path contains twice, so that a sample could not distinguish them. */
function findRepeatedParameters(table: Table): Finding[] {
  return entriesOf(table).flatMap(({ operation, path }) => {
    const names = pathParts(operation.call).flatMap(({ parameter }) => parameter ?? [])
    const second = names.find((name, index) => names.indexOf(name) !== index)
    if (second === undefined) return []
    return [
      { path: [...path, 'call'], message: endpointMessages['endpoint-parameter-twice'], values: { parameter: second } },
    ]
  })
}

const lists = ['request', 'answer', 'codes', 'notes'] as const

/** Finds sentences that an operation contains twice. */
function findRepeatedStatements(table: Table): Finding[] {
  return entriesOf(table).flatMap(({ operation, path }) => {
    const seen = new Set([operation.summary])
    return lists.flatMap((list) =>
      (operation[list] ?? []).flatMap((sentence, index) => {
        const isRepeated = seen.has(sentence)
        seen.add(sentence)
        return isRepeated ? [{ path: [...path, list, index], message: endpointMessages['endpoint-said-twice'] }] : []
      }),
    )
  })
}

/** Finds the mistakes in the endpoint table that its schema alone cannot find. */
export function checkEndpoints(table: Table): Finding[] {
  const invalid = findInvalidNames(table)
  // A parameter with an invalid name also has no description.
  if (invalid.length > 0) return invalid
  const copies = findCopies(table)
  // Anything else that a copy repeats is part of the same mistake.
  const isOfCopy = ({ path }: Finding) =>
    copies.some((copy) => copy.path.slice(0, -1).every((name, index) => name === path[index]))
  return [...copies, ...findOtherMistakes(table).filter((finding) => !isOfCopy(finding))]
}

/** Leaves out what has been found at the place of another finding, so that a mistake is reported once. */
const without = (found: readonly Finding[], others: readonly Finding[]) =>
  found.filter(({ path }) => !others.some((other) => other.path.join() === path.join()))

function findOtherMistakes(table: Table): Finding[] {
  const undescribed = findUndescribed(table)
  const alike = findIndistinct(table)
  const others = without(findOtherParameters(table), alike)
  return [
    ...without(undescribed, others),
    ...findUnusedDescriptions(table, undescribed),
    ...findSameHeadings(table),
    ...findRepeatedParameters(table),
    ...findRepeated(table, 'call'),
    ...alike,
    ...others,
    ...findSameTexts(table),
    ...findRepeated(table, 'title'),
    ...findRepeated(table, 'summary'),
    ...findRepeatedStatements(table),
  ]
}
