/** The fields of one form: what may arrive, and what must not be empty. `form-name` and the decoy come with both. */
export interface FormFields {
  required: readonly string[]
  optional: readonly string[]
}

/** Out of sight on the page: only a program fills it in. */
export const decoy = 'fax_number'

/** The two forms by their `form-name` (specification, section 3). */
export const forms: Record<string, FormFields> = {
  contact: { required: ['name', 'company', 'email'], optional: ['phone', 'message'] },
  'simple-demo': { required: ['email'], optional: [] },
}
