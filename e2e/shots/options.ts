/** Which pages a run takes screenshots of, at which widths, and in which colour schemes. */
interface ShotOptions {
  /** Routes; empty means all. */
  pages: string[]
  /** Widths of the window in CSS pixels. */
  widths: number[]
  schemes: ('light' | 'dark')[]
  outDir: string
}

/**
 * Reads the arguments of `npm run tool -- shots`: routes, `--width 390` and `--scheme dark` (each may be repeated),
 * `--out out`.
 * @throws on any other argument
 */
export function readOptions(args: readonly string[]): ShotOptions {
  const options: ShotOptions = { pages: [], widths: [], schemes: [], outDir: 'out' }
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] as string
    if (arg.startsWith('/')) options.pages.push(arg)
    else if (arg === '--width' && Number(args[index + 1]) > 0) options.widths.push(Number(args[++index]))
    else if (arg === '--scheme' && /^(light|dark)$/.test(args[index + 1] ?? '')) {
      options.schemes.push(args[++index] as 'light' | 'dark')
    } else if (arg === '--out' && args[index + 1]) options.outDir = args[++index] as string
    else {
      const found = [arg, args[index + 1]].filter(Boolean).join(' ')
      throw new Error(`${found} is not valid. Write routes such as /about, --width 390, --scheme dark or --out out.`)
    }
  }
  if (options.widths.length === 0) options.widths = [390, 768, 1440]
  if (options.schemes.length === 0) options.schemes = ['light', 'dark']
  return options
}
