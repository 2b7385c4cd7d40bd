/**
 * Whether a `pointermove` reports a mouse that rests rather than moves. When a page opens below a resting mouse, all
 * engines fire `pointerover`, and Chromium also fires a move of no distance.
 */
export const isResting = ({ type, movementX, movementY }: Pick<PointerEvent, 'type' | 'movementX' | 'movementY'>) =>
  type === 'pointermove' && !movementX && !movementY
