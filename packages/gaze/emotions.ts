/** The eight shares of an expression, in the order of a results file; they add up to 1. */
export const EMOTIONS = ['happiness', 'surprise', 'sadness', 'anger', 'disgust', 'fear', 'contempt', 'neutral'] as const

/** One of the eight shares, neutral included. */
export type Emotion = (typeof EMOTIONS)[number]

/** The seven emotions that a stimulus can cause. `neutral` is not one of them. */
export const BASIC_EMOTIONS = EMOTIONS.filter(
  (emotion): emotion is Exclude<Emotion, 'neutral'> => emotion !== 'neutral',
)

/** One of the seven emotions. */
export type BasicEmotion = (typeof BASIC_EMOTIONS)[number]

/** The sign of an emotion in the engagement score. Surprise is neutral and has no weight. */
export const VALENCE: Record<BasicEmotion, -1 | 0 | 1> = {
  happiness: 1,
  surprise: 0,
  sadness: -1,
  anger: -1,
  disgust: -1,
  fear: -1,
  contempt: -1,
}
