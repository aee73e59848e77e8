import type { Phrases } from "./phrases.ts";

export const en: Phrases = {
  good: {
    staff: [
      "The staff took their time and knew what they were talking about.",
      "Very kind service, and nobody pushed me to buy anything.",
      "The young man in the shoe department was a great help.",
      "I was greeted at the door and got good advice.",
    ],
    queue: [
      "No waiting at the till at all.",
      "The queue moved quickly even on a Saturday.",
      "I was in and out in ten minutes.",
      "Self-checkout worked the first time.",
    ],
    range: [
      "They had my size in three colours.",
      "Great choice of rain jackets.",
      "I found everything on my list in one place.",
      "The new tents are well shown and easy to compare.",
    ],
    price: [
      "Fair prices for this quality.",
      "The member discount really makes a difference.",
      "The same boots cost much more elsewhere.",
      "Good value, especially in the sale.",
    ],
    place: [
      "The store is tidy, light and easy to find your way in.",
      "Clean fitting rooms with decent mirrors.",
      "Parking right outside was a relief.",
      "The children's corner kept ours busy.",
    ],
    delivery: [
      "The parcel came a day earlier than promised.",
      "Well packed, and hardly any plastic.",
      "The return was free and the money was back in two days.",
      "I could follow the parcel the whole way.",
    ],
    site: [
      "Ordering took me less than five minutes.",
      "The size guide was spot on.",
      "Searching and filtering work very well.",
      "Clear pictures and honest reviews.",
    ],
    app: [
      "The app is fast and does not ask for much.",
      "I love that my receipts are all in one place.",
      "Checking the stock of my store in the app is handy.",
      "Signing in with my fingerprint just works.",
    ],
    call: [
      "Somebody picked up the phone after two rings.",
      "The lady on the phone understood the problem at once.",
      "They called me back exactly when they said they would.",
      "My case was solved in a single phone call.",
    ],
    works: [
      "Even with the building works, people were helpful.",
      "The new entrance already looks good.",
      "They apologised for the noise with a coffee.",
      "You could still find everything behind the scaffolding.",
    ],
  },
  bad: {
    staff: [
      "Nobody seemed to want to help me.",
      "The assistant talked to her colleague the whole time.",
      "I asked three people and got three different answers.",
      "There was not a single member of staff to be found upstairs.",
    ],
    queue: [
      "Twenty minutes in the queue with only one till open.",
      "The self-checkout broke down twice.",
      "I left without buying because the line was endless.",
      "Long waiting, and nobody told us why.",
    ],
    range: [
      "My size was sold out again.",
      "The shelves were half empty.",
      "The jacket shown online was not in the store.",
      "Too little choice for women.",
    ],
    price: [
      "The price at the till was not the one on the label.",
      "Everything has become far too expensive.",
      "The discount code did not work.",
      "I saw the same thing cheaper the next day.",
    ],
    place: [
      "The fitting rooms were dirty.",
      "I could hardly get through with the pram.",
      "The music was so loud that I could not think.",
      "It is impossible to find anything since they moved the departments.",
    ],
    delivery: [
      "The parcel came a week late.",
      "The box was torn open and one shoe was missing.",
      "I am still waiting for my refund.",
      "The courier left it with a neighbour I have never met.",
    ],
    site: [
      "The payment failed three times.",
      "The page kept jumping back to the first step.",
      "The size guide is wrong.",
      "I could not change the address after ordering.",
    ],
    app: [
      "The app crashes whenever I open the basket.",
      "Since the last update it is painfully slow.",
      "It signs me out every single day.",
      "The notifications are far too many.",
    ],
    call: [
      "I waited forty minutes on the phone and was cut off.",
      "Half an hour on hold before anybody picked up the phone.",
      "Nobody answers the phone, it is always busy.",
      "On the phone I had to explain everything again to each person.",
      "They promised to call back and never did.",
      "The menu at the beginning goes on for ever.",
    ],
    works: [
      "Drilling and dust everywhere, why not close while you renovate?",
      "Half of the store is shut and nobody tells you before you come.",
      "Only one till open because of the building works.",
      "It was freezing inside, the heating is off because of the renovation.",
    ],
  },
  but: ["On the minus side:", "Just one thing:", "What bothered me a little:", "Still, to be honest:"],
  end: {
    good: [
      "Thank you!",
      "I will be back.",
      "Keep it up 👍",
      "Five stars.",
      "Already told my sister about it.",
    ],
    middle: [
      "All in all fine.",
      "There is room to improve.",
      "Nothing special, nothing terrible.",
      "It was okay.",
    ],
    bad: [
      "Very disappointing.",
      "I will not come back.",
      "This used to be better.",
      "Please do something about it.",
      "😡",
    ],
  },
  brief: {
    good: ["Great!", "All perfect", "Friendly and quick", "Love it", "👍👍", "👍", "ok", "!!!"],
    middle: ["OK", "It was fine", "Average", "Could be better", "So-so", "ok", "nothing", "-"],
    bad: ["Terrible", "Never again", "Too slow", "Bad service", "Waste of time", "nothing", "…"],
  },
  dontKnow: "Don't know",
};
