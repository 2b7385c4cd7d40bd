import { Frame } from '../components/site/Frame'
import { getChrome } from '../lib/navigation/chrome'

export default async function Page() {
  return (
    <Frame {...(await getChrome('/'))}>
      <div className="wrap">
        <h1>Cut your advertising costs by using only your best ads</h1>
      </div>
    </Frame>
  )
}
