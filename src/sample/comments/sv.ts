import type { Phrases } from "./phrases.ts";

export const sv: Phrases = {
  good: {
    staff: [
      "Personalen tog sig tid och kunde sina saker.",
      "Mycket trevligt bemötande utan att någon var påträngande.",
      "Killen på skoavdelningen var till stor hjälp.",
      "Jag blev hälsad välkommen och fick bra råd.",
    ],
    queue: [
      "Ingen väntan alls i kassan.",
      "Kön gick fort trots att det var lördag.",
      "Jag var klar på tio minuter.",
      "Självscanningen fungerade direkt.",
    ],
    range: [
      "De hade min storlek i tre färger.",
      "Stort utbud av regnjackor.",
      "Jag hittade allt på listan på ett ställe.",
      "De nya tälten är fint uppställda och lätta att jämföra.",
    ],
    price: [
      "Rimliga priser för den här kvaliteten.",
      "Medlemsrabatten gör verkligen skillnad.",
      "Samma kängor kostar mycket mer på andra ställen.",
      "Prisvärt, särskilt på rean.",
    ],
    place: [
      "Butiken är ren, ljus och lätt att hitta i.",
      "Rena provrum med bra speglar.",
      "Skönt med parkering precis utanför.",
      "Barnhörnan höll våra små sysselsatta.",
    ],
    delivery: [
      "Paketet kom en dag tidigare än utlovat.",
      "Väl förpackat och nästan ingen plast.",
      "Returen var gratis och pengarna kom efter två dagar.",
      "Jag kunde följa paketet hela vägen.",
    ],
    site: [
      "Beställningen tog mindre än fem minuter.",
      "Storleksguiden stämde precis.",
      "Sökningen och filtren fungerar mycket bra.",
      "Tydliga bilder och ärliga omdömen.",
    ],
    app: [
      "Appen är snabb och enkel.",
      "Jag älskar att alla kvitton finns på samma ställe.",
      "Det är smidigt att se butikens lager i appen.",
      "Inloggningen med fingeravtryck bara fungerar.",
    ],
    call: [
      "De svarade i telefonen efter två signaler.",
      "Hon i telefonen förstod problemet direkt.",
      "De ringde tillbaka precis när de lovade.",
      "Mitt ärende löstes med ett enda samtal.",
    ],
    works: [
      "Trots ombyggnaden var alla hjälpsamma.",
      "Den nya entrén ser redan fin ut.",
      "De bad om ursäkt för bullret och bjöd på kaffe.",
      "Det gick att hitta allt bakom byggställningarna.",
    ],
  },
  bad: {
    staff: [
      "Ingen verkade vilja hjälpa mig.",
      "Expediten pratade med sin kollega hela tiden.",
      "Jag frågade tre personer och fick tre olika svar.",
      "Det fanns ingen personal alls på övervåningen.",
    ],
    queue: [
      "Tjugo minuter i kö med bara en kassa öppen.",
      "Självscanningen krånglade två gånger.",
      "Jag gick utan att handla för att kön var oändlig.",
      "Lång väntan och ingen förklarade varför.",
    ],
    range: [
      "Min storlek var slut igen.",
      "Hyllorna var halvtomma.",
      "Jackan som fanns på nätet fanns inte i butiken.",
      "För litet utbud för damer.",
    ],
    price: [
      "Priset i kassan var inte det som stod på lappen.",
      "Allt har blivit alldeles för dyrt.",
      "Rabattkoden fungerade inte.",
      "Jag såg samma sak billigare dagen efter.",
    ],
    place: [
      "Provrummen var smutsiga.",
      "Det gick knappt att komma fram med barnvagnen.",
      "Musiken var så hög att man inte kunde tänka.",
      "Det går inte att hitta något sedan avdelningarna flyttades.",
    ],
    delivery: [
      "Paketet kom en vecka för sent.",
      "Kartongen var uppriven och en sko saknades.",
      "Jag väntar fortfarande på min återbetalning.",
      "Budet lämnade paketet hos en granne som jag aldrig träffat.",
    ],
    site: [
      "Betalningen misslyckades tre gånger.",
      "Sidan hoppade hela tiden tillbaka till början.",
      "Storleksguiden stämmer inte.",
      "Det gick inte att ändra adressen efter beställningen.",
    ],
    app: [
      "Appen kraschar varje gång jag öppnar varukorgen.",
      "Sedan senaste uppdateringen är den plågsamt långsam.",
      "Jag loggas ut varje dag.",
      "Det kommer alldeles för många aviseringar.",
    ],
    call: [
      "Jag väntade i telefonen i fyrtio minuter och blev bortkopplad.",
      "En halvtimme i telefonen innan någon svarade.",
      "Ingen svarar i telefonen, det är alltid upptaget.",
      "I telefonen fick jag förklara allt på nytt för varje person.",
      "De lovade att ringa tillbaka men gjorde det aldrig.",
      "Menyn i början tar aldrig slut.",
    ],
    works: [
      "Borrande och damm överallt, varför inte stänga under ombyggnaden?",
      "Halva butiken är stängd och det får man inte veta i förväg.",
      "Bara en kassa öppen på grund av ombyggnaden.",
      "Det var iskallt inne, värmen är avstängd under ombyggnaden.",
    ],
  },
  but: ["Ett minus:", "Bara en sak:", "Det som störde mig lite:", "Men ärligt talat:"],
  end: {
    good: [
      "Tack!",
      "Jag kommer gärna tillbaka.",
      "Fortsätt så 👍",
      "Högsta betyg.",
      "Har redan tipsat min syster.",
    ],
    middle: ["Det var helt okej.", "Det finns en del att förbättra.", "Varken bra eller dåligt.", "Godkänt."],
    bad: ["Mycket besviken.", "Jag kommer inte tillbaka.", "Det var bättre förr.", "Gör något åt det.", "😡"],
  },
  brief: {
    good: ["Toppen!", "Allt perfekt", "Trevligt och snabbt", "Älskar det", "👍👍", "👍", "ok", "!!!"],
    middle: ["Okej", "Helt ok", "Medelmåttigt", "Kunde vara bättre", "Sådär", "ok", "inget", "-"],
    bad: ["Hemskt", "Aldrig mer", "För långsamt", "Dålig service", "Slöseri med tid", "inget", "…"],
  },
  dontKnow: "Vet inte",
};
