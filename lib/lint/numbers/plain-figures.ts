const roman: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

function readRoman(letters: string): number {
  const values = [...letters.toUpperCase()].map((letter) => roman[letter] ?? 0)
  return values.reduce((sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value), 0)
}

/**
 * Rewrites figures of other kinds with the digits 0 to 9, as readers understand them: full-width `５` is 5, `②` is 2,
 * `Ⅻ` is 12, `½` is 0.5 and `2½` is 2.5. Digits of other scripts do not change.
 */
export function plainFigures(written: string): string {
  return written
    .replace(/\p{Nl}+/gu, (letters) => String(readRoman(letters.normalize('NFKC'))))
    .replace(/(\p{Nd}*)(\p{No})/gu, (_, whole: string, fraction: string) => {
      const [numerator = '', denominator] = fraction.normalize('NFKC').split('⁄')
      return denominator
        ? String(Number(whole.normalize('NFKC')) + Number(numerator) / Number(denominator))
        : whole + numerator
    })
    .normalize('NFKC')
}
