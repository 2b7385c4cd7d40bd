export default function Page() {
  return <h1>Oogwenk</h1>
}
