/**
 * Whether a `pointermove` is the mouse being there rather than being moved. A page that opens below a resting mouse is told
 * so without anybody's doing: by `pointerover` in all engines, and in Chromium by a move as well, of no length.
 */
export const isResting = ({ type, movementX, movementY }: Pick<PointerEvent, 'type' | 'movementX' | 'movementY'>) =>
  type === 'pointermove' && !movementX && !movementY
