/** The eight shares of an expression, in the order of a results file; they add up to 1. */
export const EMOTIONS = ['happiness', 'surprise', 'sadness', 'anger', 'disgust', 'fear', 'contempt', 'neutral'] as const

export type Emotion = (typeof EMOTIONS)[number]

/** All but `neutral`: what a stimulus can cause. */
export const FELT = EMOTIONS.filter((emotion): emotion is Exclude<Emotion, 'neutral'> => emotion !== 'neutral')

export type Felt = (typeof FELT)[number]

/** The sign of an emotion in the engagement score. Surprise is neutral and has no weight. */
export const VALENCE: Record<Felt, -1 | 0 | 1> = {
  happiness: 1,
  surprise: 0,
  sadness: -1,
  anger: -1,
  disgust: -1,
  fear: -1,
  contempt: -1,
}
