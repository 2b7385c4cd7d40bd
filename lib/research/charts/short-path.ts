/**
 * Writes a path of straight lines in whole units, each counted from the one before: curves change little from step to
 * step, so this takes half the bytes on a page. Places are rounded before they are subtracted; nothing drifts.
 * @param path of `linePath` or `bandPath`: `M`, `L`, `h0` and `z` alone
 */
export function shortPath(path: string): string {
  const runs = path.split('M').filter(Boolean)
  return runs.map(shortRun).join('')
}

function shortRun(run: string): string {
  const [, body = '', end = ''] = /^([^hz]*)(.*)$/.exec(run) ?? []
  const points = body.split('L').map((point) => point.split(' ').map((value) => Math.round(Number(value))))
  const [first, ...others] = points as [number, number][]
  if (!first) return ''
  let [x, y] = first
  const steps = others.map(([nextX, nextY]) => {
    const [dx, dy] = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    return `${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  const line = steps.length > 0 ? `l${steps.join(' ').replace(/ -/g, '-')}` : ''
  return `M${first.join(' ')}${line}${end}`
}
