import { type RefObject, useCallback, useEffect, useState } from 'react'
import { clearDraft, restoreDraft, saveDraft } from '../../lib/shared/forms/draft'
import { type Delivery, encodeForm, sendForm } from '../../lib/shared/forms/send-form'
import { href } from '../../lib/shared/urls'
import { siteConfig } from '../../site.config'

/** Why a submission failed. */
export type Failure = Exclude<Delivery, { ok: true }>

/** Whether a form is being sent, and why the last attempt failed. A failure stays until an attempt succeeds. */
interface DeliveryState {
  sending: boolean
  failure?: Failure
}

/** How a form is posted. */
interface DeliveryOptions {
  /** Passed explicitly, because a field named `action` would shadow the form's property. */
  action: string
  /** The name of the form, for its draft. */
  name: string
  /**
   * `native` lets the browser post the form, for a service that does not allow this site's origin. The draft then stays
   * until the confirmation opens (`client/drafts.ts`), because nothing earlier shows that the form has arrived.
   */
  transport: 'fetch' | 'native'
}

/**
 * Sends a form without leaving the page, keeps its draft, and opens the confirmation once the form has arrived. It uses
 * native listeners, because React does not control the message field. If the service responds with a page, the next
 * attempt is left to the browser, so that the visitor sees that page.
 */
export function useDelivery(
  form: RefObject<HTMLFormElement | null>,
  { action, name, transport }: DeliveryOptions,
): DeliveryState {
  const [state, setState] = useState<DeliveryState>({ sending: false })

  const send = useCallback(
    async (element: HTMLFormElement): Promise<Delivery> => {
      setState(({ failure }) => ({ sending: true, failure }))
      const delivery = await sendForm(action, encodeForm(new FormData(element)), siteConfig.forms.timeoutMs)
      setState(delivery.ok ? { sending: false } : { sending: false, failure: delivery })
      if (!delivery.ok) return delivery
      clearDraft(name)
      // A field named `reset` would shadow the method.
      HTMLFormElement.prototype.reset.call(element)
      window.location.assign(href('/thanks'))
      return delivery
    },
    [action, name],
  )

  useEffect(() => {
    const element = form.current
    if (!element) return
    let busy = false
    let native = transport === 'native'
    const keep = () => saveDraft(name, element)
    const submit = async (event: SubmitEvent) => {
      if (native) return
      event.preventDefault()
      if (busy) return
      busy = true
      const delivery = await send(element)
      native = !delivery.ok && delivery.reason === 'unclear'
      busy = false
    }
    restoreDraft(name, element)
    element.addEventListener('input', keep)
    element.addEventListener('submit', submit)
    return () => {
      element.removeEventListener('input', keep)
      element.removeEventListener('submit', submit)
    }
  }, [form, name, transport, send])

  return state
}
