import type { CmsField } from './cms-field'
import { entryOf, itemOf, type Part } from './schema-part'
import { textRules } from './text-rules'
import { wordsOfName } from './words-of-name'

/** Options for making the fields of a form. */
export interface FieldOptions {
  /** Whether facts in texts are filled in. */
  hasFacts: boolean
}

/** A text that may be longer than this has several lines in the form. */
const LINE = 90

/** Widgets whose value is a number or a text. */
const valueWidgets = ['number', 'string', 'text']

/** The maximum number of labels that a closed group can show. */
const MAX_LABELS = 5

/** Whether a number is a real limit, rather than that of the numbers that a program can store. */
const isBound = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER

/**
 * Whether a field can have this name. The editor gives other names a special meaning. The content check reports such a
 * key, so the form leaves it out.
 */
const isFieldName = (name: string) => /^[^\s.*:<>/]+$/.test(name)

/**
 * Returns the fields of a form.
 * @param part the schema of an object
 */
export function fieldsOf({ properties = {}, required = [] }: Part, options: FieldOptions): CmsField[] {
  return Object.entries(properties).flatMap(([name, part]) => {
    if (part.kind === 'hidden' || !isFieldName(name)) return []
    const field = fieldOf(name, part, options)
    return field ? [{ ...field, required: required.includes(name) }] : []
  })
}

/**
 * Returns a field of a form.
 * @param message the message for an invalid value if its part of the schema has no hint
 * @returns undefined for a record or list if nothing is known about what it contains
 */
function fieldOf(name: string, part: Part, options: FieldOptions, message?: string): CmsField | undefined {
  const { label = wordsOfName(name), hint, inForm = hint } = part
  const common = {
    ...{ name, label },
    ...(inForm !== undefined && { hint: escapeMarkdown(inForm) }),
  }
  const widget = widgetOf(part, inForm ?? message ?? label, options)
  return widget && { ...common, ...widget }
}

/** Escapes Markdown in a hint, which the editor would otherwise show as bold text or links. */
const escapeMarkdown = (hint: string) => hint.replace(/[\\*_~`[\]]/g, '\\$&')

type Widget = Omit<CmsField, 'name' | 'label'>

function widgetOf(part: Part, message: string, options: FieldOptions): Widget | undefined {
  if (part.kind === 'picture') return { widget: 'image', accept: 'image/png,image/jpeg,image/webp', choose_url: false }
  if (part.kind === 'time') return { widget: 'datetime', type: 'datetime-local', format: 'YYYY-MM-DD HH:mm' }
  if (part.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (part.type === 'boolean') return { widget: 'boolean' }
  const choices = part.enum ?? (part.const === undefined ? [] : [part.const])
  if (choices.length > 0)
    return { widget: 'select', options: choices.map((value) => ({ label: String(value), value })) }
  if (part.type === 'integer' || part.type === 'number') return numberWidget(part)
  if (part.type === 'array') return listWidget(part, options)
  if (part.type === 'object') return groupWidget(part, options)
  return textWidget(part, message, options)
}

function numberWidget({ type, minimum, maximum }: Part): Widget {
  return {
    ...{ widget: 'number', value_type: type === 'integer' ? 'int' : 'float' },
    ...(isBound(minimum) && { min: minimum as number }),
    ...(isBound(maximum) && { max: maximum as number }),
  }
}

function textWidget(part: Part, message: string, { hasFacts }: FieldOptions): Widget {
  const isLong = part.kind === 'sentences' || (part.maxLength ?? 0) > LINE
  return { widget: isLong ? 'text' : 'string', ...textRules(part, message, hasFacts) }
}

function groupWidget(part: Part, options: FieldOptions): Widget | undefined {
  const fields = fieldsOf(part, options)
  // A fact is a single value, and opening its group would be one more step.
  if (fields.length > 0)
    return { widget: 'object', fields, collapsed: part.kind !== 'fact', summary: summaryOf(fields) }
  const entry = entryOf(part)
  if (entry?.type !== 'string') return undefined
  return { widget: 'keyvalue', key_label: 'Name', value_label: entry.label ?? 'Text' }
}

/**
 * Returns what a closed group shows: labels, with the values of facts. Without it, the interface would show only the
 * value of the first field.
 */
function summaryOf(fields: readonly CmsField[]): string {
  const labels = fields.slice(0, MAX_LABELS).map((field) => {
    const label = field.label.replace(/[{}]/g, '')
    const value = field.collapsed === false && field.fields?.find(({ widget }) => valueWidgets.includes(widget))
    return value ? `${label}: {{${field.name}.${value.name}}}` : label
  })
  return fields.length > MAX_LABELS ? `${labels.join(', ')} …` : labels.join(', ')
}

function listWidget(part: Part, options: FieldOptions): Widget | undefined {
  const { minItems: min, maxItems: max } = part
  const item = itemOf(part)
  // A single value has the label of its list, which shows the hint.
  const inner = item && fieldOf('item', { label: part.label, ...item }, options, part.inForm ?? part.hint)
  if (!item || !inner) return undefined
  const isFixed = min !== undefined && min === max
  const limits = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(isFixed && { allow_add: false, allow_remove: false, allow_duplicate: false }),
    ...(part.item !== undefined && { label_singular: part.item }),
  }
  if (inner.widget !== 'object') return { widget: 'list', ...limits, field: { ...inner, required: true } }
  const { fields = [] } = inner
  const titleField = fields.find(({ widget }) => widget !== 'object' && widget !== 'list')
  return {
    ...{ widget: 'list', ...limits, fields, collapsed: 'auto' },
    ...(titleField && { summary: `{{${titleField.name}}}` }),
  }
}
