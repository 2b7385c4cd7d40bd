/**
 * Whether a `pointermove` reports a mouse at rest. When a page opens below a mouse at rest, all
 * browser engines fire `pointerover`, and Chromium also fires a `pointermove` with no distance.
 */
export const isResting = ({ type, movementX, movementY }: Pick<PointerEvent, 'type' | 'movementX' | 'movementY'>) =>
  type === 'pointermove' && !movementX && !movementY
