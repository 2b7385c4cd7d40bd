/**
 * Terms of eye tracking, research on people, statistics, interface design and marketing that the dictionary lacks, in
 * British spelling. Names, and words that only this site uses, belong in content/words.txt.
 */
const nouns = `
saccade microsaccade antisaccade scanpath eyetracker chinrest fovea sclera quantile decile quartile covariate boxplot
scatterplot sparkline infographic wireframe mockup clickstream clickthrough dropdown tooltip lightbox viewport favicon
wordmark rebrand upsell microsite subpage vlog vlogger influencer pageview autoplay explainer whitepaper touchpoint
strapline moodboard keyframe trackpad varifocal illuminator recalibration datapoint codebook webhook changelog rollout
codec livestream affordance distractor microexpression biometric biosignal regressor hyperparameter planogram packshot
leaderboard voiceover walkthrough allowlist blocklist roadmap screener crosstab neuromarketer
`

const others = `
saccadic microsaccadic foveal foveated parafoveal perifoveal electrodermal oculography electrooculography
electromyography photoplethysmography plethysmography pupillary pupillometry pupillometric nystagmus vergence
psychophysics psychophysical psychophysiological neuroaesthetics affective valenced saliency luminance chromaticity
photometric trichromatic dichromatic deuteranopia protanopia tritanopia strabismus amblyopia hyperopia scleral phasic
vagal sudomotor peristimulus interstimulus intertrial zygomatic corrugator multisensory unisensory synaesthesia
expressivity recency subsample subsamples subsampled subsampling upsampled upsampling downsample downsampled
downsampling oversampled oversample heteroscedastic heteroscedasticity homoscedastic collinearity multicollinearity
interquartile univariate bivariate unimodal multimodal kurtosis skewness autocorrelation autoregressive frequentist
overfit overfitting underfitting convolve convolved convolutional detrend detrended denoise denoised denoising
winsorise winsorised bandpass lowpass Likert Cronbach reproducibility replicability satisfice satisficing recalibrate
recalibrated recalibrating miscalibrated uncalibrated pixelate pixelated pixelation timestamping pseudonymise
pseudonymised pseudonymisation anonymisation anonymising reidentify reidentified reidentification deduplicate
deduplicated deduplication incentivise incentivised unmoderated haptics psychographic psychographics
firmographic sociodemographic geodemographic neurodivergent neurodiverse neurodiversity neurotypical discoverability
findability inclusivity skeuomorphic clickability scrollable skimmable scannable glanceable tappable swipeable
greyscale kerning autocomplete autofill autofocus copywriting microcopy storyboarded storyboarding onboarding
upselling rebranded rebranding retarget retargeted retargeting remarketing geotargeting geotargeted geolocation
geofencing gamify gamified gamification personalisation viewability skippable unskippable omnichannel freemium adtech
martech edtech fintech livestreamed livestreaming operationalise operationalised benchmarked benchmarking customisable
ideation neurofeedback jitter backend frontend uptime middleware
`

/** Lists the terms, and the plurals of the nouns. */
export function listTerms(): string[] {
  const singular = nouns.trim().split(/\s+/)
  return [
    ...singular,
    ...singular.map((noun) => (/x$/.test(noun) ? `${noun}es` : `${noun}s`)),
    ...others.trim().split(/\s+/),
  ]
}
