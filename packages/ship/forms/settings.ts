/** The forms of a site, and what visitors read if a post is rejected. */
export interface FormSettings {
  /** By the value of the field `form-name`. */
  forms: Readonly<Record<string, FormFields>>
  /** A hidden field that only programs fill in. */
  honeypot: string
  /** The page after a successful post, without the base path. */
  thanks: string
  /** The page to which an error links if the browser does not name the form's page, without the base path. */
  back: string
  texts: FormTexts
}

/**
 * The fields of one form: those that may be empty and those that may not. Each form must have a field `email`, which
 * must be a valid address, and also sends `form-name` and the honeypot.
 */
export interface FormFields {
  required: readonly string[]
  optional: readonly string[]
}

/** One or two sentences each, for visitors. */
export interface FormTexts {
  stored: string
  notStored: string
  tooMany: string
  tooLong: string
  notEncoded: string
  otherSite: string
  unknownForm: string
  unknownFields: string
  /** `{fields}` is replaced by the names of the fields. */
  missing: string
  email: string
  /** The error page for a browser without scripts: its title, its second paragraph, and its link. */
  title: string
  advice: string
  link: string
}
