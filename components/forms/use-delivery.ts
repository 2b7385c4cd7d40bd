import { type RefObject, useCallback, useEffect, useState } from 'react'
import { clearDraft, restoreDraft, saveDraft } from '../../lib/forms/draft'
import { type Delivery, encodeForm, sendForm } from '../../lib/forms/send-form'
import { href } from '../../lib/urls'
import { siteConfig } from '../../site.config'

/** Why a submission failed. */
export type Failure = Exclude<Delivery, { ok: true }>

/** Whether a form is under way, and why the last try failed; a failure stays until the next one has arrived. */
export interface DeliveryState {
  sending: boolean
  failure?: Failure
}

/**
 * Sends a form without leaving the page, keeps its draft, and goes to the confirmation once it has arrived.
 * Native listeners, because a message field stands in the form that React does not own.
 * @param transport `native` leaves the post to the browser: for a service that does not allow this site's origin. The
 *   draft then stays until the confirmation opens (`client/drafts.ts`), as nobody can tell before whether it arrived
 */
export function useDelivery(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  transport: 'fetch' | 'native',
): DeliveryState {
  const [state, setState] = useState<DeliveryState>({ sending: false })

  const send = useCallback(
    async (element: HTMLFormElement) => {
      setState(({ failure }) => ({ sending: true, failure }))
      const delivery = await sendForm(element.action, encodeForm(new FormData(element)), siteConfig.forms.timeoutMs)
      if (!delivery.ok) return setState({ sending: false, failure: delivery })
      clearDraft(sessionStorage, name)
      element.reset()
      setState({ sending: false })
      window.location.assign(href('/thanks'))
    },
    [name],
  )

  useEffect(() => {
    const element = form.current
    if (!element) return
    let busy = false
    const keep = () => saveDraft(sessionStorage, name, element)
    const submit = (event: SubmitEvent) => {
      if (transport === 'native') return
      event.preventDefault()
      if (busy) return
      busy = true
      void send(element).finally(() => {
        busy = false
      })
    }
    restoreDraft(sessionStorage, name, element)
    element.addEventListener('input', keep)
    element.addEventListener('submit', submit)
    return () => {
      element.removeEventListener('input', keep)
      element.removeEventListener('submit', submit)
    }
  }, [form, name, transport, send])

  return state
}
