import type { Phrases } from "./phrases.ts";

export const fi: Phrases = {
  good: {
    staff: [
      "Henkilökunta oli ystävällistä ja osasi asiansa.",
      "Sain hyvän palvelun, eikä mitään tyrkytetty.",
      "Kenkäosaston myyjä auttoi todella paljon.",
      "Minua tervehdittiin heti ovella ja sain hyviä neuvoja.",
    ],
    queue: [
      "Kassalla ei tarvinnut jonottaa lainkaan.",
      "Jono eteni nopeasti, vaikka oli lauantai.",
      "Asia hoitui kymmenessä minuutissa.",
      "Itsepalvelukassa toimi heti.",
    ],
    range: [
      "Kokoani löytyi kolmessa eri värissä.",
      "Hyvä valikoima sadetakkeja.",
      "Löysin kaiken listaltani samasta paikasta.",
      "Uudet teltat olivat hienosti esillä.",
    ],
    price: [
      "Hinnat ovat laatuun nähden kohdallaan.",
      "Jäsenalennuksesta on oikeasti hyötyä.",
      "Samat kengät maksavat muualla paljon enemmän.",
      "Hyvää vastinetta rahalle, varsinkin alessa.",
    ],
    place: [
      "Myymälä on siisti, valoisa ja selkeä.",
      "Sovituskopit olivat puhtaat ja tilavat.",
      "Hyvä, että parkkipaikka on ihan vieressä.",
      "Lapset viihtyivät leikkinurkassa.",
    ],
    delivery: [
      "Paketti tuli päivää aiemmin kuin luvattiin.",
      "Hyvin pakattu ja melkein ilman muovia.",
      "Palautus oli ilmainen ja rahat tulivat kahdessa päivässä.",
      "Lähetystä pystyi seuraamaan koko matkan.",
    ],
    site: [
      "Tilaaminen vei alle viisi minuuttia.",
      "Kokotaulukko piti täysin paikkansa.",
      "Haku ja suodattimet toimivat hienosti.",
      "Selkeät kuvat ja rehelliset arvostelut.",
    ],
    app: [
      "Sovellus on nopea eikä kysele turhia.",
      "Mahtavaa, että kuitit ovat yhdessä paikassa.",
      "On kätevää nähdä oman myymälän varasto sovelluksesta.",
      "Kirjautuminen sormenjäljellä toimii aina.",
    ],
    call: [
      "Puheluun vastattiin heti.",
      "Asiakaspalvelija ymmärsi ongelman saman tien.",
      "Minulle soitettiin takaisin juuri silloin kun luvattiin.",
      "Asiani ratkesi yhdellä puhelulla.",
    ],
    works: [
      "Remontista huolimatta palvelu oli hyvää.",
      "Uusi sisäänkäynti näyttää jo nyt hienolta.",
      "Metelistä pahoiteltiin ja tarjottiin kahvit.",
      "Kaikki löytyi, vaikka telineitä oli joka puolella.",
    ],
  },
  bad: {
    staff: [
      "Kukaan ei tuntunut haluavan auttaa.",
      "Myyjä jutteli koko ajan työkaverinsa kanssa.",
      "Kysyin kolmelta ja sain kolme eri vastausta.",
      "Yläkerrasta ei löytynyt yhtään myyjää.",
    ],
    queue: [
      "Jonotin kaksikymmentä minuuttia, ja vain yksi kassa oli auki.",
      "Itsepalvelukassa meni rikki kahdesti.",
      "Lähdin ostamatta mitään, koska jono oli loputon.",
      "Pitkä odotus, eikä kukaan kertonut miksi.",
    ],
    range: [
      "Kokoni oli taas loppu.",
      "Hyllyt olivat puolityhjiä.",
      "Netissä näkynyttä takkia ei ollutkaan myymälässä.",
      "Naisille on liian vähän valikoimaa.",
    ],
    price: [
      "Kassalla hinta oli eri kuin hintalapussa.",
      "Kaikki on kallistunut aivan liikaa.",
      "Alennuskoodi ei toiminut.",
      "Näin saman tuotteen halvemmalla seuraavana päivänä.",
    ],
    place: [
      "Sovituskopit olivat likaiset.",
      "Lastenvaunujen kanssa ei mahtunut kulkemaan.",
      "Musiikki oli niin kovalla, ettei voinut ajatella.",
      "Mitään ei löydä, kun osastot on siirretty.",
    ],
    delivery: [
      "Paketti tuli viikon myöhässä.",
      "Laatikko oli revitty auki ja toinen kenkä puuttui.",
      "Odotan vieläkin rahojani takaisin.",
      "Lähetti jätti paketin naapurille, jota en edes tunne.",
    ],
    site: [
      "Maksu epäonnistui kolme kertaa.",
      "Sivu hyppäsi aina takaisin alkuun.",
      "Kokotaulukko ei pidä paikkaansa.",
      "Osoitetta ei voinut muuttaa tilauksen jälkeen.",
    ],
    app: [
      "Sovellus kaatuu aina, kun avaan ostoskorin.",
      "Päivityksen jälkeen se on ollut tuskallisen hidas.",
      "Sovellus kirjaa minut ulos joka päivä.",
      "Ilmoituksia tulee aivan liikaa.",
    ],
    call: [
      "Odotin neljäkymmentä minuuttia ja puhelu katkesi.",
      "Jouduin selittämään kaiken uudestaan jokaiselle.",
      "Luvattiin soittaa takaisin, mutta ei soitettu.",
      "Alun valikko kestää ikuisuuden.",
    ],
    works: [
      "Porausta ja pölyä joka paikassa, miksei suljeta remontin ajaksi?",
      "Puolet myymälästä on kiinni, eikä siitä kerrota etukäteen.",
      "Vain yksi kassa auki remontin takia.",
      "Sisällä oli jäätävän kylmä, lämmitys on poikki remontin vuoksi.",
    ],
  },
  but: ["Yksi miinus:", "Yksi asia vain:", "Hieman jäi harmittamaan:", "Rehellisesti sanottuna kuitenkin:"],
  end: {
    good: [
      "Kiitos!",
      "Tulen varmasti uudestaan.",
      "Jatkakaa samaan malliin 👍",
      "Täydet pisteet.",
      "Suosittelin jo siskollekin.",
    ],
    middle: ["Kaiken kaikkiaan ihan ok.", "Parannettavaa jäi.", "Ei mitään ihmeellistä.", "Menihän se."],
    bad: ["Todella pettynyt.", "En tule enää.", "Ennen oli paremmin.", "Tehkää asialle jotain.", "😡"],
  },
  brief: {
    good: ["Loistavaa!", "Kaikki toimi", "Ystävällistä ja nopeaa", "Tykkään", "👍👍"],
    middle: ["Ok", "Ihan hyvä", "Keskinkertaista", "Voisi olla parempi", "Menettelee"],
    bad: ["Surkeaa", "Ei enää ikinä", "Liian hidasta", "Huono palvelu", "Ajanhukkaa"],
  },
  dontKnow: "En osaa sanoa",
};
