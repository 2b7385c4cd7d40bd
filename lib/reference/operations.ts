import type { Endpoints } from './endpoints-schema'
import { operationId, type PathPart, pathParts } from './paths'

/** The methods of the REST API. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A name in braces in a path. */
export interface Parameter {
  name: string
  description: string
}

/** Parts of an operation about which something may be known; the rest is not documented. */
const partNames = ['request', 'answer', 'codes'] as const

/** Whether the endpoint table documents each of these parts. */
export type Known = Record<(typeof partNames)[number], boolean>

/** One operation of the REST API, with everything known about it. */
export interface Operation {
  /** The operation's anchor, such as `get-experiments-experiment_uuid-price`. */
  id: string
  method: Method
  /** The path below `/v1`. */
  path: string
  parts: PathPart[]
  title: string
  summary: string
  parameters: Parameter[]
  /** Every sentence beyond the summary: on the request, the response and its codes, then the rules. */
  notes: string[]
  known: Known
  /** The page of the reference that describes it. */
  resource: string
  group: string
  plan: string
}

/** Operations under one heading of a reference page. */
interface OperationGroup {
  title: string
  text: string
  operations: Operation[]
}

function toOperation(endpoints: Endpoints, resource: string, group: string, entry: Entry): Operation {
  const [method, path] = entry.call.split(' ') as [Method, string]
  const parts = pathParts(path)
  return {
    id: operationId(method, path),
    method,
    path,
    parts,
    title: entry.title,
    summary: entry.summary,
    parameters: parts
      .filter((part) => part.parameter)
      .map(({ parameter = '' }) => ({ name: parameter, description: endpoints.parameters[parameter] ?? '' })),
    notes: [...partNames, 'notes' as const].flatMap((name) => entry[name] ?? []),
    known: { request: !!entry.request, answer: !!entry.answer, codes: !!entry.codes },
    resource,
    group,
    plan: endpoints.plan,
  }
}

type Entry = Endpoints['resources'][string][number]['operations'][number]

/** Lists the groups of one page of the reference; empty if the endpoint table does not have the page. */
export function groupsOf(endpoints: Endpoints, resource: string): OperationGroup[] {
  return (endpoints.resources[resource] ?? []).map(({ group, text, operations }) => ({
    title: group,
    text,
    operations: operations.map((entry) => toOperation(endpoints, resource, group, entry)),
  }))
}

/** Lists every operation, in the order of the endpoint table. */
export function allOperations(endpoints: Endpoints): Operation[] {
  return Object.keys(endpoints.resources).flatMap((resource) =>
    groupsOf(endpoints, resource).flatMap((group) => group.operations),
  )
}
