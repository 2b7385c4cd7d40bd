/** Hard-coded words on pages, with the reason for each. */
export const allowedWords: Readonly<Record<string, string>> = {
  'Big bite,': 'the poster on the home page is a drawing in the markup; other tested pictures are image files',
  'no beef.': 'the same drawing',
  'A is higher': 'a token for the sentences of editors, which are English',
  'B is higher': 'the same token',
  degrees: 'the unit of a token in content/computed.yml',
  'business days': 'the unit of a fact, which Intl lacks; other units come from Intl',
  timestamp_ms: 'the name of a column in results files',
  gaze_x: 'the name of a column',
  gaze_y: 'the name of a column',
  sadness: 'the name of a column',
  anger: 'the name of a column',
  fear: 'the name of a column',
  'RealEye, accuracy on computers (the vendor’s own validation)': 'the title of a cited source',
  'Semmelmann and Weigelt (2018), Online webcam-based eye tracking in cognitive science, Behavior Research Methods 50, 451–465':
    'the title of a cited source',
  'Kaduk, Goeke, Finger and König (2024), Webcam eye tracking close to laboratory standards, Behavior Research Methods 56, 5002–5022':
    'the title of a cited source',
  Email: 'a label in the editor’s forms; on the page it is the text of a fact',
}
