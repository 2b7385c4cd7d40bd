import { domAnimation } from 'framer-motion'

/** What framer-motion needs to animate the DOM. A module of its own, so that it is fetched late. */
export const features = domAnimation
