export function UseDrawing({ name }: { name: string }) {
  return <svg data-drawing={name} />
}
