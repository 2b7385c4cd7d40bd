/** The forms of a site, and what visitors read if a post is refused. */
export interface FormSettings {
  /** By the value of their field `form-name`. */
  forms: Readonly<Record<string, FormFields>>
  /** A field that people cannot see, and only a program fills in. */
  honeypot: string
  /** The page after a successful post, without base path. */
  thanks: string
  /** The page that a refusal leads back to if the browser does not name the page of the form, without base path. */
  back: string
  texts: FormTexts
}

/** The fields of one form: which may arrive, and which must not be empty. Each form also sends `form-name` and the honeypot. */
export interface FormFields {
  required: readonly string[]
  optional: readonly string[]
}

/** One or two sentences each, for the person at the form. */
export interface FormTexts {
  stored: string
  notStored: string
  tooMany: string
  tooLong: string
  notEncoded: string
  otherSite: string
  unknownForm: string
  unknownFields: string
  /** With `{fields}` in place of the names of the fields. */
  missing: string
  email: string
  /** Title of the page that a browser without script gets, its second paragraph, and its link. */
  title: string
  advice: string
  link: string
}
