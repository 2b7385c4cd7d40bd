import { type RefObject, useCallback, useEffect, useState } from 'react'
import { clearDraft, restoreDraft, saveDraft } from '../../lib/shared/forms/draft'
import { type Delivery, encodeForm, sendForm } from '../../lib/shared/forms/send-form'
import { href } from '../../lib/shared/urls'
import { siteConfig } from '../../site.config'

/** Why a submission failed. */
export type Failure = Exclude<Delivery, { ok: true }>

/** Whether a form is under way, and why the last try failed; a failure stays until the next one has arrived. */
export interface DeliveryState {
  sending: boolean
  failure?: Failure
}

/** What a form is posted with. */
export interface Post {
  /** Handed over: a field called `action` would stand in the place of the form's own. */
  action: string
  /** Name of the form, for its draft. */
  name: string
  /**
   * `native` leaves the post to the browser: for a service that does not allow this site's origin. The draft then stays
   * until the confirmation opens (`client/drafts.ts`), as nobody can tell before whether it arrived.
   */
  transport: 'fetch' | 'native'
}

/**
 * Sends a form without leaving the page, keeps its draft, and goes to the confirmation once it has arrived.
 * Native listeners, because a message field stands in the form that React does not own.
 * Where the service answered with a page, the next post is the browser's: the visitor then sees that page.
 */
export function useDelivery(form: RefObject<HTMLFormElement | null>, { action, name, transport }: Post): DeliveryState {
  const [state, setState] = useState<DeliveryState>({ sending: false })

  const send = useCallback(
    async (element: HTMLFormElement): Promise<Delivery> => {
      setState(({ failure }) => ({ sending: true, failure }))
      const delivery = await sendForm(action, encodeForm(new FormData(element)), siteConfig.forms.timeoutMs)
      setState(delivery.ok ? { sending: false } : { sending: false, failure: delivery })
      if (!delivery.ok) return delivery
      clearDraft(name)
      // A field called `reset` would stand in its place.
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
