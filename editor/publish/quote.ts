/** Puts a text in quotation marks; those within it become single, as in Undo “Undo ‘A new title’”. */
export const quote = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`
