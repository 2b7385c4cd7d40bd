import { withLead } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { typos } from './typos'

testRule(typos, [
  {
    id: 'prose-mark',
    invalid: withLead('It works.. Buy **now**, or\ntoday !\n\nFirst,, second.', 'lead: Yes!!'),
    valid: withLead('It works... Buy **now** , or `today !`; ../files, .NET and 1..5.', 'lead: Yes?!'),
    repaired: withLead('It works. Buy **now**, or\ntoday!\n\nFirst, second.', 'lead: Yes!'),
  },
  {
    id: 'prose-mark',
    invalid: withLead('A photo ,a web page “is it true??”.'),
    valid: withLead('A photo, a web page “is it true?”, for .NET.'),
  },
  {
    id: 'prose-mark',
    invalid: withLead('Is it on?. Then look.... Really?!?! The lamp ( the old one ) is.'),
    valid: withLead('Is it on? Then look... Really?! The lamp (the old one) is. It is f(x), e.g. “No!”.'),
    repaired: withLead('Is it on? Then look. Really? The lamp (the old one) is.'),
  },
  {
    id: 'prose-gap',
    invalid: withLead('We delete them within .', 'lead: It costs at least , not more.'),
    valid: withLead('We delete them within days .'),
    repaired: withLead('We delete them within days.'),
  },
  {
    id: 'prose-mark-apart',
    invalid: withLead('We delete them in days . The old lamp , is on.'),
    valid: withLead('We delete them within days, ..., .NET and `within .`.'),
  },
  {
    id: 'prose-two-spaces',
    invalid: withLead('It costs  per month, and  {{plans.lite.price}} a  test.', 'lead: It has  of them.'),
    valid: withLead('It costs a lot.  That is all.  \nYes, `a  b`.'),
  },
  {
    id: 'prose-brackets-empty',
    invalid: withLead('The interval () is wide.'),
    valid: withLead('Call fetch() or `()`.'),
  },
  {
    id: 'prose-beside-token',
    invalid: withLead('From{{plans.lite.price}}0 to {{plans.pro.price}},- or {{service.freeTesters}}only.'),
    valid: withLead(
      'From {{plans.lite.price}}, under-{{terms.notDirectedUnder}}s, {{site.name}}’s or ({{plans.pro.price}}).',
    ),
    repaired: withLead('From {{plans.lite.price}} to {{plans.pro.price}} or {{service.freeTesters}} only.'),
  },
  {
    id: 'prose-quotes',
    invalid: withLead("The tester´s and tester‘s lamp, DonÕt, don?t, the « lamp », the ''old'' one, “ so ”."),
    valid: withLead("The tester’s and tester's lamp, don't: is it? The ‘lamp’ and the “old” one, rock ‘n’ roll."),
    repaired: withLead('The tester’s lamp, Don’t, the “lamp”, the “old” one, “so”.'),
  },
  {
    id: 'prose-encoded',
    invalid: withLead('Since 2O26, 1O lamps.'),
    valid: withLead('Since 2026, 10 lamps, 5G, H2O and 3 O.'),
  },
  {
    id: 'prose-pronoun',
    invalid: withLead('When i look, i see.'),
    valid: withLead('When I look, I see i, or i = 5.'),
  },
  {
    id: 'prose-more-twice',
    invalid: withLead('The new lamp is more better.'),
    valid: withLead('The new lamp is better, and more buyers are here.'),
    repaired: withLead('The new lamp is better.'),
  },
  {
    id: 'prose-mark',
    invalid: withLead('Keep it on., and look && see.'),
    valid: withLead('Ask the company Inc., etc., e.g., or R&D.'),
    repaired: withLead('Keep it on, and look & see.'),
  },
  {
    id: 'prose-lopsided-dash',
    invalid: withLead('Keep the lamp— the old one –on.'),
    valid: withLead('Keep the lamp – the old one – on, pre– and post-war, 10–15, well—so.\n\n—Anna'),
    repaired: withLead('Keep the lamp – the old one – on.'),
  },
  {
    id: 'prose-encoded',
    invalid: withLead('K E E P it !00% on.'),
    valid: withLead('A B test by J. K. L. Jones, plan A, B, C or D! 100% on. Ask U S A for it.'),
    repaired: withLead('Keep it 100% on.'),
  },
  {
    id: 'prose-other-marks',
    invalid: withLead('We saw 1.000 people for 1,5 hours.'),
    valid: withLead('We saw 1,000 people for 1.5 hours, in 2.000 s, 1,5 or 6, Version 1.000 is out.'),
    repaired: withLead('We saw 1,000 people for 1.5 hours.'),
  },
  {
    id: 'prose-plural',
    invalid: withLead('It takes 5 minute, two hour or 1 days.'),
    valid: withLead('It takes 5 minutes, a two-hour session, 1 day, 1.1 seconds or 2 second-hand ones.'),
    repaired: withLead('It takes 5 minutes, two hours or 1 day.'),
  },
  {
    id: 'prose-range',
    invalid: withLead('It takes 10–5 minutes, or 40–30%.'),
    valid: withLead('It takes 5–10 minutes, 10–5 or 2025–26 of the year.'),
    repaired: withLead('It takes 5–10 minutes, or 30–40%.'),
  },
  {
    id: 'prose-sound-alike',
    invalid: withLead('You buy ten test’s at once, between 5 to 10, brighter then the old ones.'),
    valid: withLead('Two testers’ views, ten people’s faces, between 5 and 10, the tester then the next.'),
    repaired: withLead('You buy ten tests at once, between 5 and 10, brighter than the old ones.'),
  },
  {
    id: 'prose-caps-lock',
    invalid: withLead('tHE LAMP stays on.'),
    valid: withLead('iOS and eBPF run here. The lamp is on iOS.'),
  },
  {
    id: 'prose-small-letter',
    invalid: withLead('The lamp stays on. keep it so.'),
    valid: withLead('The lamp no. ten is on.'),
  },
  {
    id: 'prose-bracket-close',
    invalid: withLead('Keep the lamp on) all day.'),
    valid: withLead('We do a) this, iv) that and 12) more.'),
  },
  {
    id: 'prose-in-code',
    invalid: withLead('```bash\ncurl\u00a0https://api.example\n```'),
    valid: withLead('```bash\ncurl https://api.example "a\u00a0b"\n```'),
  },
  {
    id: 'prose-small-letter',
    invalid: withLead('We keep the metrics only. you never get a video.'),
    valid: withLead('We use Node.js, approx. ten of them, e.g. this, etc. and so on... and more. npm-run does.'),
  },
  {
    id: 'prose-mark',
    invalid: withLead('We test it,. We then report;.'),
    valid: withLead('We test it, etc., and report.'),
  },
  {
    id: 'prose-dash',
    invalid: withLead('One test -- or two.', 'lead: It is short -- one minute.'),
    valid: withLead('One test – or two, with `a -- b` and --force.'),
  },
  {
    id: 'prose-encoded',
    invalid: withLead('Ask our%20own%20team.'),
    valid: withLead('Ask at https://example.org/our%20team or /our%20team, 50%20.'),
    repaired: withLead('Ask our own team.'),
  },
  {
    id: 'prose-full-width',
    invalid: withLead('It is small，but good！'),
    valid: withLead('It is small, but good! 很好，谢谢。'),
  },
  {
    id: 'prose-caps-lock',
    invalid: withLead('rEPORTS and dashboards show it.'),
    valid: withLead('Reports of fMRI, fNIRS and iOS show it.'),
  },
  {
    id: 'prose-article',
    invalid: withLead(
      'A photo is a interface of an picture on an laptop. It takes a hour, an unit or an user.',
      'lead: Ask for a answer.',
    ),
    valid: withLead(
      'It is an interface, a European one, a once, a user, an SDK, an hour, an usher, an unimportant hero, an xml, or version a and not a is (a or b).',
      'lead: A is higher.',
    ),
  },
  {
    id: 'prose-sound-alike',
    invalid: withLead(
      'A laptop has it’s own camera. Its a camera. The camera of you’re laptop could of been better then the others, and more then clicks, and people with they’re own loose it. Don’t loose the data.',
    ),
    valid: withLead(
      'It’s its own camera, it’s a camera of its kind, and your a priori is not-for-profit. Of course it would of course. They do better then. Who’s there? People in loose clothes, and no other then.',
    ),
  },
  {
    id: 'prose-in-code',
    invalid: withLead(
      '```bash\ncurl “https://x.example” --user “$ID”\n```\n\n```python\nname = ‘a’\n```\n\n```bash\nnpm run dev —all\n```',
    ),
    valid: withLead('```json\n{ "a": "He said “yes” – or no" } // “so”\n```\n\n```text\n“Yes”\n```\n\nWrite “so”.'),
    repaired: withLead(
      '```bash\ncurl "https://x.example" --user "$ID"\n```\n\n```python\nname = "a"\n```\n\n```bash\nnpm run dev --all\n```',
    ),
  },
  {
    id: 'prose-in-code',
    invalid: withLead('```bash\ncurl –user "$ID"\n```\n\n```bash\ncurl –u "$ID"\n```'),
    valid: withLead('```bash\ncurl --user "$ID" # sends – user\n```'),
    repaired: withLead('```bash\ncurl --user "$ID"\n```\n\n```bash\ncurl -u "$ID"\n```'),
  },
  {
    id: 'prose-quotes',
    invalid: withLead('They say „hello" to us.'),
    valid: withLead('They say "hello" to us.'),
  },
  {
    id: 'prose-no-space',
    invalid: withLead('It **helps.Come** and see,if you like.', 'lead: Yes.Really'),
    valid: withLead('See Node.js, e.g.this, example.Org/a,b, `help.Come` and [it](/a,b).', 'lead: 1,000 of 2.5'),
    repaired: withLead('It **helps. Come** and see, if you like.', 'lead: Yes. Really'),
  },
  {
    id: 'prose-line-hyphen',
    invalid: withLead('Pay atten-\ntion to infor-\nmation.'),
    valid: withLead('Pay attention to a well-known\n-1 or to pre-\nAugust days.'),
    repaired: withLead('Pay attention to information.'),
  },
  {
    id: 'prose-quotes',
    invalid: withLead('Look ”twice“, they say, or „so“.', 'lead: „Yes“'),
    valid: withLead('Look “twice”, they “say”. “So”', 'lead: “Yes”'),
  },
  {
    id: 'prose-bracket-open',
    invalid: withLead('We measure gaze (and *emotion*.\n\n- As “they say.', 'lead: Yes (really'),
    valid: withLead(
      'First a) gaze, then b) emotion :), from (0, 1], as “they” say (or `f(x` does).\n\n- 1) One',
      'lead: Yes (really)',
    ),
  },
  {
    id: 'prose-bracket-close',
    invalid: withLead('We measure gaze and *emotion*).\n\n- As they say”.', 'lead: Yes, really)'),
    valid: withLead('We measure (gaze and *emotion*).\n\n- As “they say”.', 'lead: (Yes, really)'),
  },
  {
    id: 'prose-capitals',
    invalid: withLead('## TRY IT NOW FOR FREE\n\nWE ARE OPEN TO ALL OF YOU.', 'lead: WRITE TO US ON FRIDAY'),
    valid: withLead(
      '## Try it now for free\n\nThe API knows GET PUT POST DELETE, with JSON AND CSV.',
      'lead: WRITE TO US',
    ),
  },
  {
    id: 'prose-apostrophe',
    invalid: withLead(
      "The maker,s lamp, the maker ’s hand, the maker’ s light and the maker''s. We don t know the maker s lamp.",
    ),
    valid: withLead(
      'The makers, ’s-Hertogenbosch, van ’t Hoff, 10 s of it, the variable s here, the makers’ lamp, so, re that.',
    ),
    repaired: withLead(
      'The maker’s lamp, the maker’s hand, the maker’s light and the maker’s. We don’t know the maker’s lamp.',
    ),
  },
  {
    id: 'prose-mark',
    invalid: withLead('It is {{site.name}}.. Galaxy : a test. Look:: here. See \\this {{site.name}} .'),
    valid: withLead('It is 16 : 9, :smile: and std::move. See C:\\this\\that, (\\n) or \\this\\that, with x :=5.'),
    repaired: withLead('It is {{site.name}}. Galaxy: a test. Look: here. See this {{site.name}}.'),
  },
  {
    id: 'prose-beside-token',
    invalid: withLead('It is {{site.name}}{{site.name}}.'),
    valid: withLead('It is {{site.name}}.'),
  },
  {
    id: 'prose-joined-number',
    invalid: withLead('It takes 10seconds for 12people.'),
    valid: withLead('It takes 10 seconds, a 10-second test, 10s, x10seconds and 10minutes_ago.'),
    repaired: withLead('It takes 10 seconds for 12 people.'),
  },
  {
    id: 'prose-two-articles',
    invalid: withLead('The a lamp of our the maker is on a the table.'),
    valid: withLead('The a priori lamp, the A version, your an, the one, all our lamps.'),
    repaired: withLead('The lamp of our maker is on the table.'),
  },
  {
    id: 'prose-caps-lock',
    invalid: withLead('THe lamp is on. WHat now?'),
    valid: withLead('The APIs, IDs and PCs, the THX lamp, ADHd, THEm.'),
    repaired: withLead('The lamp is on. What now?'),
  },
  {
    id: 'prose-bracket-open',
    invalid: withLead('It is [half open.'),
    valid: withLead('It is [wholly] open, from [0, 1) to (0, 1].'),
  },
  {
    id: 'prose-bracket-close',
    invalid: withLead('It is half] open.'),
    valid: withLead('It is half open.'),
  },
])
